/**
 * The lines are written by hand because the kept libraries do not write them correctly: ical-generator leaves the name of
 * the calendar unescaped and the last line open, and ics counts characters where the standard counts octets (decision 29).
 */
const MAX_OCTETS = 75;

/** A line of a calendar file with the value as it is. */
export const propertyLine = (name: string, value: string): string => folded(`${name}:${value}`);

/** A line with free text, which is escaped. */
export const textLine = (name: string, text: string): string => propertyLine(name, escaped(text));

/**
 * Line breaks are the only control characters that a text may contain. Unpaired surrogates would not be valid UTF-8.
 */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds lines at 75 octets without splitting a character. Continuation lines begin with a space. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return `${line}\r\n`;
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return `${result}\r\n`;
}
