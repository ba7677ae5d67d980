const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\d])';
const NO_LETTER_BEHIND = '(?![\\p{L}\\p{M}\\d])';

/** What a trainer writes of a plan may name whom it is for: "7-day plan for Anna" is "7-day plan", "Anna's cut" "Client's cut". */
export function withoutClient(text: string, clientName: string | null): string {
  if (!clientName) return text;
  const name = clientName.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text
    .replaceAll(new RegExp(` for ${name}${NO_LETTER_BEHIND}(?!['’])`, 'gu'), '')
    .replaceAll(new RegExp(`${NO_LETTER_BEFORE}${name}${NO_LETTER_BEHIND}`, 'gu'), 'Client');
}
