/** Joins class names and skips missing ones: `classes('a', wide && 'b')`. */
export function classes(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
