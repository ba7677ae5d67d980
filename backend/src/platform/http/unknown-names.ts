const MAX_NAMES = 10;
const MAX_NAME_LENGTH = 60;

/** Refuses properties by name but lists only some of many, so that the answer cannot outgrow its request. */
export function unknownNames(names: string[]): Record<string, string[]> {
  const named = names.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_NAME_LENGTH));
  return Object.fromEntries(named.map((name) => [name, [`${name} is not a known field`]]));
}
