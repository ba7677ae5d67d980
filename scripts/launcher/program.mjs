import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { statusOf } from './http-status.mjs';
import { freshLog, lastWordsIn, sizeOf } from './logs.mjs';
import { findNode } from './node-binary.mjs';
import { Problem } from './problem.mjs';
import { endProcess, identityOf } from './processes.mjs';
import { projectFolder } from './project.mjs';

const patience = 60_000;

/**
 * Starts a program. Its output goes to log files in `logsIn`, or to the terminal if there is none. It ends by itself
 * when this process is killed, because the IPC channel between them closes.
 */
export function startProgram({ logsIn, ...definition }) {
  const log = logsIn && freshLog(logsIn, definition.name);
  const complaints = logsIn && freshLog(logsIn, `${definition.name}-errors`);
  return startWithLogs({ ...definition, log, complaints });
}

function startWithLogs(definition) {
  const { name, args, env, health, log, complaints, noteStarted } = definition;
  const [out, err] = log
    ? [openSync(log, 'a', 0o600), openSync(complaints, 'a', 0o600)]
    : ['inherit', 'inherit'];
  const before = log ? sizeOf(complaints) : 0;
  const child = spawn(findNode(), args, {
    cwd: projectFolder,
    env,
    stdio: ['ignore', out, err, 'ipc'],
    detached: true, // Ctrl-C reaches every process of the terminal's group, but the launcher decides the order in which they stop
  });
  if (log) for (const file of [out, err]) closeSync(file);
  noteStarted?.(child.pid);
  const lastWords = () => (log ? lastWordsIn(complaints, before) : '');

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
    /** Resolves when the program reports that it is healthy. */
    async ready({ signal }) {
      for (const until = Date.now() + patience; Date.now() < until; await sleep(50, null, { signal })) {
        if (ended)
          throw new Problem(lastWords() || `The ${name} ended while it was starting (${await died}).`);
        if ((await statusOf(health)) === 200) return;
      }
      throw new Problem(
        `The ${name} was not ready after ${patience / 1000} seconds.${log ? ` Its log is ${log}.` : ''}`,
      );
    },
    /** Says that the program ended unexpectedly, and names its log. */
    async obituary() {
      const last = lastWords();
      const where = log ? ` Its log is ${log}${last ? `, and its last words were:\n\n${last}` : '.'}` : '';
      return { what: `The ${name} has ended by itself (${await died}).`, where };
    },
    startAgain: async () => startWithLogs(definition),
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
