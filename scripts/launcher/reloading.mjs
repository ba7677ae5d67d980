import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from './build.mjs';
import { statusOf } from './http-status.mjs';
import { Problem } from './problem.mjs';
import { startProgram } from './program.mjs';
import { inProject } from './project.mjs';

/** Editors write a file in several steps, and often several files at once. */
const pause = 150;

/** A program that restarts whenever its sources change. After a failure, it waits for the next change. */
export function startReloading({ watched, rebuilt, ...definition }) {
  let program = startProgram(definition);
  let timer;
  let reloads = Promise.resolve();
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloads = reloads.then(reload);
    }, pause);
  };
  const watchers = watched.map((path) => watch(inProject(path), { recursive: true }, onChange));

  async function reload() {
    try {
      if (rebuilt) await buildIfStale({ only: [rebuilt], say: () => {} });
      await program.stop();
      program = startProgram(definition);
      console.log(`Restarted the ${definition.name}.`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.error(error.message);
    }
  }

  return {
    name: definition.name,
    pid: program.pid,
    async ready({ signal }) {
      while ((await statusOf(definition.health)) !== 200) await sleep(200, null, { signal });
    },
    async stop(inHurry) {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await reloads;
      await program.stop(inHurry);
    },
  };
}
