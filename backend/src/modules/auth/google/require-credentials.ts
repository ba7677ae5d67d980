import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { GoogleConfig } from './google.config.js';

export function requireCredentials(config: GoogleConfig): void {
  if (!config.isEnabled) throw new NotFoundError('Signing in with Google is not set up here.');
}
