import { inProject } from '../../scripts/launcher/project.mjs';
import { keyOf } from './keys.mjs';

/** Starts baselines/<name>.mjs, which checks tokens with the backend's key and loads sessions with its statement. */
export async function startBaseline(world, name, { node = [], extra = {} } = {}) {
  const { LIVE_SESSIONS } = await import(
    inProject('build/backend/src/modules/auth/sessions/live-session.queries.js')
  );
  return world.start({
    name: `bare-${name}`,
    args: [...node, `bench/baselines/${name}.mjs`],
    portName: 'PORT',
    health: '/healthz',
    extra: {
      LIVE_SESSIONS: LIVE_SESSIONS.replace(':ids', '$1'),
      ACCESS_TOKEN_KEY: await keyOf(world, 'access-token'),
      ...extra,
    },
  });
}
