import { readFileSync } from 'node:fs';

interface WrittenLine {
  amount: number | null;
  unit: string | null;
  name: string;
  line: string;
}

export function readIngredientLines(): WrittenLine[] {
  const [, ...rows] = readFileSync(new URL('./lines.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [amount = '', unit = '', name = '', line = ''] = row.split('\t');
    return { amount: amount === '' ? null : Number(amount), unit: unit || null, name, line };
  });
}
