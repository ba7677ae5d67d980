/** Joins class names and drops what is not there: `classes('a', wide && 'b')`. */
export function classes(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
