import { ConfigurationError } from '../config/configuration.js';
import { databaseIsUnavailable } from '../database/unavailable.js';

/** A failure at startup that the operator can fix. It is printed as a sentence, without a stack. */
export class StartupError extends Error {}

export function startupMessage(error: unknown): string {
  if (error instanceof StartupError || error instanceof ConfigurationError) return error.message;
  if (isAddressInUse(error))
    return `Port ${error.port} is already in use. Stop the program that uses it, or set another port with API_PORT.`;
  if (databaseIsUnavailable(error))
    return 'The database cannot be reached. Check DATABASE_URL and that PostgreSQL is running.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const isAddressInUse = (error: unknown): error is { port: number } =>
  (error as { code?: unknown } | null)?.code === 'EADDRINUSE';
