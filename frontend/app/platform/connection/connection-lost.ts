/**
 * How browsers report that nothing came back, or a module did not; each words it differently, all use this class. What
 * something on the way answered in the server's place cannot be decoded.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed|module/i.test(error.message);
  return error instanceof Error && /^Unable to decode/.test(error.message);
}
