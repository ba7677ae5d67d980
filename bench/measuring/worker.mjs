import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findNode } from '../../scripts/launcher/node-binary.mjs';

/** Runs a script in a separate process that answers each message with one message. */
export function startWorker(url, node = [], args = []) {
  const child = fork(fileURLToPath(url), args, { execPath: findNode(), execArgv: node });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid,
    ask: (job) =>
      new Promise((resolve, reject) => {
        const died = (code) => reject(new Error(`${url} ended with code ${code}`));
        child.once('exit', died);
        child.once('message', (result) => {
          child.off('exit', died);
          resolve(result);
        });
        child.send(job);
      }),
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
