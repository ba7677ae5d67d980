/** Names that are also words. In lower case they are left alone. */
const ORDINARY = new Set(
  'april art bill dawn drew faith frank grace grant heather hope ivy jack jade joy june mark max may olive pat penny ray rich rob rose sandy sue summer violet will'.split(
    ' ',
  ),
);

/** Particles of names such as "Ana de la Cruz". */
const PARTICLES = new Set('al da de del der di do dos du el la le van von y'.split(' '));

const LETTER = '[\\p{L}\\p{M}\\d]';

/**
 * Removes the client's name, in whole or in part and in any case, from a trainer's texts: "7-day plan for Anna"
 * becomes "7-day plan", and "ANNA’s cut" becomes "Client’s cut".
 */
export function redactClientName(text: string, clientName: string | null): string {
  const name = clientName?.normalize('NFC').trim() ?? '';
  if (name === '') return text;
  const parts = name.split(/\s+/).filter((part) => part.length > 1 && !PARTICLES.has(part.toLowerCase()));
  return [name, ...parts].reduce(withoutName, withoutAddresses(text.normalize('NFC'), parts));
}

function withoutName(text: string, name: string): string {
  return text
    .replaceAll(new RegExp(` for ${escaped(name)}(?!${LETTER}|['’])`, 'giu'), '')
    .replaceAll(new RegExp(`(?<!${LETTER})${escaped(name)}(?!${LETTER})`, 'giu'), (written) =>
      ORDINARY.has(written) ? written : 'Client',
    );
}

/** Removes addresses such as "anna@example.org" and "a.smith@example.org". */
function withoutAddresses(text: string, parts: readonly string[]): string {
  const named = parts.map((part) => new RegExp(`(?<!${LETTER})${escaped(part)}(?!${LETTER})`, 'iu'));
  return text.replaceAll(/[\p{L}\p{M}\d._%+-]+@[\p{L}\p{M}\d.-]+/gu, (address) =>
    named.some((one) => one.test(address)) ? 'Client' : address,
  );
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
