import { readFileSync } from 'node:fs';
import { operations } from './document.ts';

export const CALLERS = [
  'nobody',
  'customer',
  'trainer',
  'admin',
  'other customer',
  'other trainer',
  'other admin',
  'disabled',
  'ended',
] as const;

export type CallerKind = (typeof CALLERS)[number];

export type Verdicts = Record<CallerKind, number>;

/** The expected verdicts of access-table.md by operation. */
export const accessTable = readTable(readFileSync(new URL('./access-table.md', import.meta.url), 'utf8'));

function readTable(page: string): Map<string, Verdicts> {
  const [head, , ...lines] = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const columns = head?.slice(1) ?? [];
  if (columns.join() !== CALLERS.join()) throw new Error(`The columns should be: ${CALLERS.join(', ')}`);
  return new Map(
    lines.map(([operation = '', ...statuses]) => [
      operation,
      Object.fromEntries(CALLERS.map((caller, column) => [caller, Number(statuses[column])])) as Verdicts,
    ]),
  );
}

/** Says where the table does not contain exactly the operations of the document. */
export function tableProblems(): string[] {
  const documented = new Set(operations.map(({ name }) => name));
  const missing = [...documented].filter((name) => !accessTable.has(name));
  const gone = [...accessTable.keys()].filter((name) => !documented.has(name));
  return [
    ...missing.map((name) => `${name} has no line in access-table.md: say there who gets what`),
    ...gone.map((name) => `${name} is in access-table.md, but not in openapi.json`),
  ];
}

/** Says where the verdicts of an operation contradict the roles that the document names for it. */
export function contradictions({ name, roles }: { name: string; roles: string[] }): string[] {
  const verdicts = accessTable.get(name);
  if (!verdicts) return [];
  const open = roles.includes('public');
  const expected = (caller: CallerKind, role: string): ((status: number) => boolean) => {
    if (open || roles.includes(role))
      return (status) => status < 400 || (caller.startsWith('other ') && [404, 409].includes(status));
    return (status) => status === 403;
  };
  const rules: [CallerKind, (status: number) => boolean][] = [
    ['customer', expected('customer', 'customer')],
    ['trainer', expected('trainer', 'trainer')],
    ['admin', expected('admin', 'admin')],
    ['other customer', expected('other customer', 'customer')],
    ['other trainer', expected('other trainer', 'trainer')],
    ['other admin', expected('other admin', 'admin')],
    ...(['nobody', 'disabled', 'ended'] as const).map((caller): [CallerKind, (status: number) => boolean] => [
      caller,
      (status) => open || status === 401,
    ]),
  ];
  return rules
    .filter(([caller, holds]) => !holds(verdicts[caller]))
    .map(([caller]) => `${name}: ${caller} gets ${verdicts[caller]}, but x-roles is ${roles.join(', ')}`);
}
