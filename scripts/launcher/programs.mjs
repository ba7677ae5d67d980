import { startProgram } from './program.mjs';
import { startReloading } from './reloading.mjs';

/** The two programs, in the order of starting; the last stops first, so that no page finds its API gone. */
const programs = [
  {
    name: 'backend',
    args: ['--enable-source-maps', 'build/backend/src/main.js'],
    healthOf: ({ API_URL }) => `${API_URL}/readyz`,
    watched: ['backend'],
    rebuilt: 'backend',
  },
  {
    name: 'frontend',
    args: ['frontend/server.ts'],
    healthOf: ({ HOST, PORT }) => `http://${reachable(HOST)}:${PORT}/healthz`,
    watched: ['frontend/server.ts', 'frontend/server'], // the pages are Vite's
  },
];

export function startPrograms({ env, logsIn, development }) {
  const start = development ? startReloading : startProgram;
  return programs.map(({ healthOf, ...program }) =>
    start({ ...program, env, logsIn, health: healthOf(env) }),
  );
}

/** An address that this machine can call, for one to listen on. */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
