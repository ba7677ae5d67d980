import { posix } from 'node:path';

// What follows these is as good as a password.
const secretPath = /^\/(reset-password|shared|api\/(?:invitations|password)\/verify|api\/shared)\/.+$/is;

/** A path as it may be written down. However it is spelled: routers read more spellings than the usual one. */
export function withoutSecrets(path: string): string {
  const [secret, place = ''] = secretPath.exec(plainSpelling(path)) ?? [];
  return secret === undefined ? path : `/${place.toLowerCase()}/…`;
}

function plainSpelling(path: string): string {
  return posix.normalize(decoded(path).replaceAll('\\', '/'));
}

/** Decoded more often than any proxy encodes; without an end it would be work that a stranger could order. */
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
