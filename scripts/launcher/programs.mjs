import { startProgram } from './program.mjs';

/** Limits the JavaScript heap to less memory than Node would use (decision 31). */
export const lean = ['--max-semi-space-size=8', '--heap-growing-percent=35'];

/** The programs that users run: pages and API in one process. */
const together = [
  {
    name: 'program',
    args: [...lean, 'mealwright.ts'],
    healthOf: (env) => `${siteOf(env)}/readyz`,
  },
];

/**
 * In development, each part restarts when its own sources change. The order is that of starting, so that pages find
 * their API.
 */
const apart = [
  {
    name: 'backend',
    args: ['--enable-source-maps', 'build/backend/src/main.js'],
    healthOf: ({ API_URL }) => `${API_URL}/readyz`,
    watched: ['backend', 'paper'],
    rebuilt: 'backend',
  },
  {
    name: 'frontend',
    args: ['frontend/server.ts'],
    healthOf: (env) => `${siteOf(env)}/healthz`,
    watched: ['frontend/server.ts', 'frontend/server'], // Vite reloads the pages
  },
];

/** Starts each program when the previous one is ready. */
export async function startPrograms({ env, logsIn, development, onStart, noteStarted, signal }) {
  const programs = development ? apart : together;
  const start = development ? (await import('./reloading.mjs')).startReloading : startProgram;
  for (const { healthOf, ...program } of programs) {
    const started = start({ ...program, env, logsIn, noteStarted, health: healthOf(env) });
    onStart(started);
    await started.ready({ signal });
  }
}

const siteOf = ({ HOST, PORT }) => `http://${reachable(HOST)}:${PORT}`;

/** Turns a listening address into one that this machine can call. */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
