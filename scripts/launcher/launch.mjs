import { takeDataFolder } from './data-folder.mjs';
import { bringUpToDate, openDatabase } from './database.mjs';
import { watchRoom } from './disk-room.mjs';
import { programEnvironment } from './environment.mjs';
import { keepRunning } from './kept-running.mjs';
import { keepLogsShort } from './logs.mjs';
import { freePort, requirePort } from './port.mjs';
import { hasCluster } from './postgres/place.mjs';
import { prepare } from './prepare.mjs';
import { Problem } from './problem.mjs';
import { endLeftBehind } from './processes.mjs';
import { startPrograms } from './programs.mjs';
import { readSettings } from './settings.mjs';
import { listenForStop } from './stop-requests.mjs';
import { welcome } from './welcome.mjs';

const say = (text) => console.log(text);

/** Starts everything, waits, and stops everything in reverse order. Resolves to the exit code. */
export async function launch({ development = false } = {}) {
  const stop = listenForStop();
  const running = [];
  try {
    await bringUp({ development, running, signal: stop.signal });
    for (const [at, one] of running.entries()) if (one.startAgain) running[at] = keepRunning(one, { say });
    await untilStopped(running, stop.signal);
    say('Stopping ...');
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    for (const one of running) one.noteStopping?.();
    for (const one of running.reverse()) await one.stop(stop.inHurry);
  }
  return 0;
}

/** Everything that has to be stopped later is added to `running` when it starts. */
async function bringUp({ development, running, signal }) {
  const began = Date.now();
  const settings = readSettings();
  const lock = await claim(settings);
  running.push(lock);
  await endLeftBehind(lock.leftBehind);
  await requirePort({ host: settings.host, port: settings.port, name: 'PORT' });

  await prepare({ only: development ? ['backend'] : undefined, signal });
  process.umask(0o077); // from here on, written data must not be readable by other users

  const database = await openDatabase(settings);
  running.push(database);
  const env = programEnvironment(settings, {
    development,
    databaseUrl: database.url,
    port: settings.port || (await freePort()),
    apiPort: settings.apiPort || (await freePort()),
  });
  const logsIn = settings.demo && !development ? settings.dataDir : null;
  const onStart = (program) => running.push(program);
  const { noteStarted } = lock;
  const meanwhile = () => startPrograms({ env, logsIn, development, onStart, noteStarted, signal });
  await bringUpToDate(database, { env, signal, meanwhile });
  running.push(watchDataFolder(settings.dataDir, { hasLogs: Boolean(logsIn) }));
  say(welcome({ settings, url: env.APP_URL, logsIn, seconds: (Date.now() - began) / 1000 }));
}

/** Locks the data folder for this process. */
async function claim({ dataDir, databaseUrl }) {
  const lock = await takeDataFolder(dataDir, { isNew: !databaseUrl && !hasCluster(dataDir) });
  return { ...lock, stop: async () => lock.release() };
}

/** Limits the size of logs and warns while a full disk can still be prevented. */
function watchDataFolder(dataDir, { hasLogs }) {
  const endings = [watchRoom(dataDir, { say }), ...(hasLogs ? [keepLogsShort(dataDir)] : [])];
  return {
    stop: async () => {
      for (const end of endings) end();
    },
  };
}

/** Waits until the user stops it, or until a program has failed too often to be restarted. */
async function untilStopped(running, signal) {
  const asked = new Promise((resolve) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', resolve, { once: true });
  });
  const deaths = running
    .filter(({ died }) => died)
    .map(async ({ died, obituary }) => {
      await died;
      if (!signal.aborted) throw new Problem(await obituary());
    });
  await Promise.race([asked, ...deaths]);
}
