import { posix } from 'node:path';

// The rest of such a path is as sensitive as a password.
const secretPath =
  /^\/(reset-password|confirm-email|shared|unsubscribe|api\/(?:email|invitations|password)\/verify|api\/(?:shared|unsubscribe))\/.+$/is;

/** Returns a path that is safe to log. All spellings are covered, because routers accept more than the usual one. */
export function withoutSecrets(path: string): string {
  const [secret, place = ''] = secretPath.exec(plainSpelling(path)) ?? [];
  return secret === undefined ? path : `/${place.toLowerCase()}/…`;
}

function plainSpelling(path: string): string {
  return posix.normalize(decoded(path).replaceAll('\\', '/'));
}

/** Decodes more often than any proxy encodes. Without a limit, a stranger could cause unbounded work. */
function decoded(path: string): string {
  let current = path;
  for (let round = 0; round < 4; round += 1) current = decodeOnce(current);
  return current;
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
