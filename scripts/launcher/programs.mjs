import { startProgram } from './program.mjs';
import { startReloading } from './reloading.mjs';

/** The two programs, in the order of starting: no page finds its API missing, at the end neither. */
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

/** Starts each when the one before it is ready. */
export async function startPrograms({ env, logsIn, development, onStart, noteStarted, signal }) {
  const start = development ? startReloading : startProgram;
  for (const { healthOf, ...program } of programs) {
    const started = start({ ...program, env, logsIn, noteStarted, health: healthOf(env) });
    onStart(started);
    await started.ready({ signal });
  }
}

/** An address that this machine can call, for one to listen on. */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
