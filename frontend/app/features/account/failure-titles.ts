type FieldErrors = Readonly<Record<string, readonly string[] | null | undefined>>;

/** Names what is wrong with the passwords of a refused form. Only a confirmation that differs is refused. */
export function passwordFailureTitle(fields: FieldErrors, otherwise?: string): string | undefined {
  if (fields.confirmPassword?.length) return 'Password Mismatch';
  if (fields.currentPassword?.some((text) => text.startsWith('Please enter')))
    return 'Current Password Required';
  return otherwise;
}

/** Names what is wrong with an image that was refused. */
export function imageFailureTitle(fields: FieldErrors): string {
  const texts = fields.profileImage ?? [];
  if (texts.some((text) => text.includes('smaller than'))) return 'File Too Large';
  if (texts.some((text) => text.includes('JPEG, PNG, or WebP'))) return 'Invalid File Type';
  return 'Upload Failed';
}
