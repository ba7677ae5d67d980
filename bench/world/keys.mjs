import 'reflect-metadata';
import { inProject } from '../../scripts/launcher/project.mjs';

/** The backend's own key for a purpose, derived from the secret that both sides share. */
export async function keyOf(world, purpose) {
  const { Keys } = await import(inProject('build/backend/src/platform/keys/keys.js'));
  return new Keys(world.env).of(purpose).toString('base64url');
}
