import { csvLine } from '../../../platform/csv/csv-line.js';

/** A line of the exported table. */
type Line = readonly [figure: string, value: string | number, unit: string, definition: string];

interface Meanings {
  definitions: { readonly [name in string]?: string };
  units: { readonly [name in string]?: string };
}

/**
 * Writes figures as a table: each with its path, its value, and what it means. Lists have a line for each
 * value, with the place in the list in the path. A cell stays empty if its figure is not recorded.
 */
export function writeTable(figures: object, { definitions, units }: Meanings): string {
  const lines = flatten(figures).map(([path, value]): Line => {
    const name = meaningOf(path);
    return [path, value ?? '', units[name] ?? '', definitions[name] ?? ''];
  });
  return [['Figure', 'Value', 'Unit', 'Definition'] as Line, ...lines].map(csvLine).join('');
}

function flatten(value: unknown, path: string[] = []): [string, string | number | null][] {
  if (value === null || typeof value !== 'object') return [[path.join('.'), value as string | number | null]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]));
}

/** Definitions are named without the group of a tab and without places in lists. */
const meaningOf = (path: string): string =>
  path.replaceAll(/\.\d+/g, '').replace(/^(?:metrics|content|security)\./, '');
