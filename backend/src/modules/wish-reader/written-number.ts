const FRACTIONS: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };

const SEPARATOR = /[.,’']/;

/** "2,200", "2.200", and "2’200" are thousands, "2.5" and "2,5" are not, and "1.12.2026" is no number. */
export function writtenNumber(text: string): number | null {
  const fraction = FRACTIONS[text];
  if (fraction !== undefined) return fraction;
  const plain = text.replaceAll(/[ \u00a0\u202f]/g, '');
  const [head = '', ...groups] = plain.split(SEPARATOR);
  const last = groups.at(-1);
  if (last === undefined) return Number(plain);
  const areThousands = head.length <= 3 && !head.startsWith('0');
  if (areThousands && groups.every((group) => group.length === 3)) return Number(head + groups.join(''));
  if (groups.length === 1) return Number(`${head}.${last}`);
  return areThousands && groups.slice(0, -1).every((group) => group.length === 3) && differ(plain)
    ? Number(`${head}${groups.slice(0, -1).join('')}.${last}`)
    : null;
}

/** "1,234.5" has one sign for thousands and another for decimals. */
function differ(text: string): boolean {
  const separators = [...text].filter((character) => SEPARATOR.test(character));
  return separators.at(-1) !== separators.at(-2);
}
