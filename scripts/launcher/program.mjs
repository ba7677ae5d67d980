import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { statusOf } from './http-status.mjs';
import { freshLog } from './logs.mjs';
import { findNode } from './node-binary.mjs';
import { Problem } from './problem.mjs';
import { endProcess, identityOf } from './processes.mjs';
import { projectFolder } from './project.mjs';

const patience = 60_000;

/**
 * Starts one of the programs. What it writes goes to log files in `logsIn`, or to the terminal without one. It ends by
 * itself when this process is killed: the channel between them closes then.
 */
export function startProgram({ name, args, env, health, logsIn }) {
  const log = logsIn && freshLog(logsIn, name);
  const complaints = logsIn && freshLog(logsIn, `${name}-errors`);
  const [out, err] = logsIn
    ? [openSync(log, 'a', 0o600), openSync(complaints, 'a', 0o600)]
    : ['inherit', 'inherit'];
  const child = spawn(findNode(), args, {
    cwd: projectFolder,
    env,
    stdio: ['ignore', out, err, 'ipc'],
    detached: true, // Ctrl-C reaches everything in the terminal's group; the order in which they stop is ours
  });
  if (logsIn) for (const file of [out, err]) closeSync(file);

  let ended = false;
  const died = new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      ended = true;
      resolve(signal ?? `code ${code}`);
    });
  });
  const identity = identityOf(child.pid);

  return {
    name,
    pid: child.pid,
    died,
    /** Resolves when the program says that it is healthy. */
    async ready({ signal }) {
      for (const until = Date.now() + patience; Date.now() < until; await sleep(50, null, { signal })) {
        if (ended)
          throw new Problem(
            readWhole(complaints) || `The ${name} ended while it was starting (${await died}).`,
          );
        if ((await statusOf(health)) === 200) return;
      }
      throw new Problem(
        `The ${name} was not ready after ${patience / 1000} seconds.${log ? ` Its log is ${log}.` : ''}`,
      );
    },
    /** One sentence for its having ended unasked. */
    async obituary() {
      const last = readWhole(complaints);
      const where = log ? ` Its log is ${log}${last ? `, and its last words were:\n\n${last}` : '.'}` : '';
      return `The ${name} has ended by itself (${await died}), so everything was stopped.${where}`;
    },
    async stop(inHurry) {
      await endProcess(
        identity,
        [
          ['SIGTERM', 4500],
          ['SIGKILL', 1000],
        ],
        inHurry,
      );
      await died;
    },
  };
}

function readWhole(path) {
  return path ? readFileSync(path, 'utf8').trim().slice(-2000) : '';
}
