/** Returns JD for "jane.doe@example.com": the first letters of the local part, split at dots. */
export function initials(email: string): string {
  const [local = ''] = email.split('@');
  const letters = local
    .split('.')
    .filter(Boolean)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('');
  return (letters || '?').toUpperCase();
}
