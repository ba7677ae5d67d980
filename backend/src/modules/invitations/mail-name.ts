const MAX_LENGTH = 60;

/**
 * Names a person in a mail to a reader who may not know them. Users choose their own names, so this keeps a name from
 * being an advertisement with a link to click on.
 */
export function mailName({ name, email }: { name: string | null; email: string }): string {
  const plain = (name ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N} .'-]/gu, ' ')
    // Marks such as the selector of an emoji are invisible without a letter before them.
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, MAX_LENGTH).join('').trim() || email;
}

export function nameAndAddress(person: { name: string | null; email: string }): string {
  const name = mailName(person);
  return name === person.email ? name : `${name} (${person.email})`;
}
