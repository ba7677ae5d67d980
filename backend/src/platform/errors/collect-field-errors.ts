import { InvalidInputError } from './app-error.js';

/** Evaluates all parts. If some are invalid, it throws one error with everything that is wrong with them. */
export function collectFieldErrors<Parts extends Record<string, () => unknown>>(
  parts: Parts,
): { [Part in keyof Parts]: ReturnType<Parts[Part]> } {
  const fields: Record<string, string[]> = {};
  const entries = Object.entries(parts).flatMap(([name, part]) => {
    try {
      return [[name, part()]];
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      for (const [field, messages] of Object.entries(error.fields ?? {}))
        fields[field] = [...(fields[field] ?? []), ...messages];
      return [];
    }
  });
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
  return Object.fromEntries(entries) as { [Part in keyof Parts]: ReturnType<Parts[Part]> };
}

/** Returns what this refuses, by field, or nothing if it goes through. */
export function fieldErrorsOf(part: () => unknown): Record<string, string[]> {
  try {
    part();
    return {};
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return error.fields ?? {};
  }
}
