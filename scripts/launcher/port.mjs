import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/** A port that is currently free on the loopback interface. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Reports an unavailable port before minutes of installing and building. `patience` is in milliseconds. */
export async function requirePort({ host, port, name, patience = 0 }) {
  const until = Date.now() + patience;
  for (;;) {
    const code = await tryToListen(host, port);
    if (!code) return;
    if (code !== 'EADDRINUSE' || Date.now() > until)
      throw new Problem(sentenceFor(code, { host, port, name }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function tryToListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer().on('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

export function sentenceFor(code, { host, port, name }) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or choose another port, for example ${name}=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} is reserved for the system: choose one from 1024 up, for example ${name}=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is not an address of this machine: use 127.0.0.1, 0.0.0.0 or one of its own.`;
    default:
      return `Port ${port} on ${host} cannot be used (${code}): choose another with ${name}.`;
  }
}
