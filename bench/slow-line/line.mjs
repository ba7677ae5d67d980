import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Opens a slow line to a program: everything that one direction carries shares its bits a second, and arrives half a round
 * trip later. A new connection waits for a round trip first. It also concerns what a service worker asks, which the
 * browser's own tools do not reach.
 */
export async function openLine({ kbits, roundTripMs }) {
  const down = direction({ kbits, delayMs: roundTripMs / 2 });
  const up = direction({ kbits, delayMs: roundTripMs / 2 });
  const sockets = new Set();
  let target = 0;
  const server = createServer((browser) => {
    const program = connect(target, '127.0.0.1');
    for (const socket of [browser, program]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    up(browser, program, { firstAfterMs: roundTripMs });
    down(program, browser);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    leadTo: (url) => {
      target = Number(new URL(url).port);
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function direction({ kbits, delayMs }) {
  let freeAt = 0;
  return (from, to, { firstAfterMs = 0 } = {}) => {
    let openAt = performance.now() + firstAfterMs;
    from.on('data', (bytes) => {
      const sentAt = Math.max(performance.now(), freeAt, openAt);
      freeAt = sentAt + (bytes.length * 8) / kbits;
      openAt = 0;
      setTimeout(() => to.writable && to.write(bytes), freeAt + delayMs - performance.now());
    });
    from.on('end', () => setTimeout(() => to.end(), Math.max(0, freeAt - performance.now()) + delayMs + 1));
  };
}
