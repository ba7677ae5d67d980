import { startProgram } from './program.mjs';
import { startReloading } from './reloading.mjs';

/** The heap of JavaScript takes less of what the machine has than Node would let it (see decision 31). */
const lean = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

/** What users run: the pages and the API in one process. */
const together = [
  {
    name: 'program',
    args: [...lean, '--enable-source-maps', 'mealwright.ts'],
    healthOf: (env) => `${siteOf(env)}/readyz`,
  },
];

/** In development each part starts anew on changes of its own. The order is that of starting: no page finds its API missing. */
const apart = [
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
    healthOf: (env) => `${siteOf(env)}/healthz`,
    watched: ['frontend/server.ts', 'frontend/server'], // the pages are Vite's
  },
];

/** Starts each when the one before it is ready. */
export async function startPrograms({ env, logsIn, development, onStart, noteStarted, signal }) {
  const [programs, start] = development ? [apart, startReloading] : [together, startProgram];
  for (const { healthOf, ...program } of programs) {
    const started = start({ ...program, env, logsIn, noteStarted, health: healthOf(env) });
    onStart(started);
    await started.ready({ signal });
  }
}

const siteOf = ({ HOST, PORT }) => `http://${reachable(HOST)}:${PORT}`;

/** An address that this machine can call, for one to listen on. */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
