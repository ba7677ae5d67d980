/**
 * Recognizes how browsers report that no response or no module arrived: each words it differently, but all use this
 * class. A response from something in between, such as a captive portal, cannot be decoded.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed|module/i.test(error.message);
  return error instanceof Error && /^Unable to decode/.test(error.message);
}
