/**
 * Recognizes how browsers report that no response or no module arrived: each words it differently, but all use this
 * class. A response from something in between, such as a captive portal, cannot be decoded.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed|module/i.test(error.message);
  return error instanceof Error && /^Unable to decode/.test(error.message);
}

/** True if a module did not load. Browsers say so in different words, which all contain this one. */
export const isModuleMissing = (failure: unknown): boolean =>
  failure instanceof TypeError && /module/i.test(failure.message);

/**
 * True if a proxy answered in place of the server, which may be restarting or too slow. Remix begins its errors with
 * the status of an answer, or has it there by steady-pages.ts.
 */
export const isServerAway = (failure: unknown): boolean =>
  failure instanceof Error && /^(?:Unable to decode )?50[234]\b/.test(failure.message);
