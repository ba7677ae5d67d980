const LONGEST = 60;

/**
 * How a mail about an invitation names someone to a reader who may not know them. People choose their own names: this
 * one says who it is, and is no line of advertising with an address to click on.
 */
export function mailName({ name, email }: { name: string | null; email: string }): string {
  const plain = (name ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N} .'-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, LONGEST).join('').trim() || email;
}

export function nameAndAddress(person: { name: string | null; email: string }): string {
  const name = mailName(person);
  return name === person.email ? name : `${name} (${person.email})`;
}
