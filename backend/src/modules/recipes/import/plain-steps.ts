import { isNumbered, type PlainLine, withoutBullet } from './plain-lines.js';

/**
 * Reads the steps of a method: it joins lines that a mail has broken, and puts "For the sauce:" before its first
 * step.
 */
export function splitSteps(lines: readonly PlainLine[]): string[] {
  const areNumbered = lines.some(({ text }) => isNumbered(text));
  const steps: string[][] = [];
  let title = '';
  for (const { text, isApart } of lines) {
    const last = steps.at(-1);
    if (isTitle(text)) title = text;
    else if (title === '' && last && !isApart && goesOn(last.at(-1) ?? '', text, areNumbered))
      last.push(text);
    else {
      steps.push([title ? `${title} ${withoutMark(text)}` : text]);
      title = '';
    }
  }
  return steps.map((parts) => withoutBullet(parts.join(' ')));
}

const isTitle = (text: string): boolean => text.endsWith(':') && text.length <= 60;

const withoutMark = (text: string): string =>
  withoutBullet(text).replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s*/i, '');

/** Says whether a line continues the previous one. */
function goesOn(before: string, text: string, areNumbered: boolean): boolean {
  if (isNumbered(text) || withoutBullet(text) !== text) return false;
  return areNumbered || (!/[.!?:;)]$/.test(before) && /^\p{Ll}/u.test(text));
}
