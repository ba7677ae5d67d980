import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { LockHeld } from './lock.mjs';
import { clusterOf } from './postgres/place.mjs';
import { readPostmaster } from './postgres/postmaster.mjs';
import { runningPostgres, startPostgres } from './postgres.mjs';
import { identityOf, isAlive } from './processes.mjs';
import { removeAfterwards, temporaryFolder } from './temporary-folder.mjs';

const newFolder = (mode) => join(temporaryFolder(mode), 'data');

/** Stops at the end of the test at the latest. */
async function start(t, options) {
  const server = await startPostgres(options);
  t.after(() => server.stop());
  return server;
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('keeps its data, speaks UTF-8 and lets one process at a time have it', async (t) => {
  const dataDir = newFolder();
  const first = await start(t, { dataDir });
  await query(first.url, 'create table kept (name text)');
  await query(first.url, "insert into kept values ('Würzige Bohnen')");
  await query(first.url, 'create extension citext; create extension pg_trgm; create extension unaccent');
  await assert.rejects(startPostgres({ dataDir }), LockHeld);
  assert.equal(await runningPostgres(dataDir), first.url);
  await first.stop();

  const second = await start(t, { dataDir });
  assert.deepEqual(await query(second.url, 'select * from kept'), [{ name: 'Würzige Bohnen' }]);
  const [settings] = await query(
    second.url,
    "select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync, usesuper as super from pg_user where usename = current_user",
  );
  assert.deepEqual(settings, { encoding: 'UTF8', fsync: 'on', super: false });
});

test('one whose launcher was killed is stopped by the next start', async (t) => {
  const dataDir = newFolder();
  const left = await startAndKillLauncher(dataDir);
  assert.equal(isAlive(left), true);
  const next = await start(t, { dataDir });
  assert.equal(isAlive(left), false);
  await query(next.url, 'select 1');
});

test('one that was killed starts again on its port, with its data', async (t) => {
  const first = await start(t, { dataDir: newFolder() });
  await query(first.url, 'create table kept ()');
  process.kill(first.pid, 'SIGKILL');
  await first.died;
  const { what, where } = await first.obituary();
  assert.match(what, /^PostgreSQL has ended by itself/);
  assert.match(where, /postgres\.log/);

  const again = await first.startAgain();
  t.after(() => again.stop());
  assert.equal(again.url, first.url);
  assert.notEqual(again.pid, first.pid);
  assert.deepEqual(await query(again.url, 'select * from kept'), []);
});

test('a note of a server that is gone is not believed, whoever has its pid now', async (t) => {
  const dataDir = newFolder();
  const left = await startAndKillLauncher(dataDir);
  process.kill(left.pid, 'SIGKILL');
  while (isAlive(left)) await new Promise((resolve) => setTimeout(resolve, 20));
  const file = join(clusterOf(dataDir), 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid)));

  const next = await start(t, { dataDir });
  await query(next.url, 'select 1');
});

if (process.getuid() === 0) {
  test('for root in a folder that others cannot enter it lies elsewhere, and is found again', async (t) => {
    const dataDir = newFolder(0o700);
    const first = await start(t, { dataDir });
    const cluster = clusterOf(dataDir);
    removeAfterwards(dirname(cluster));
    assert.ok(!cluster.startsWith(dataDir));
    await query(first.url, 'create table kept ()');
    await first.stop();
    const second = await start(t, { dataDir });
    assert.deepEqual(await query(second.url, 'select * from kept'), []);
    await second.stop();

    rmSync(dataDir, { recursive: true });
    const anew = await start(t, { dataDir });
    await assert.rejects(query(anew.url, 'select * from kept'), /does not exist/);
    assert.ok(existsSync(`${cluster}.old`));
  });
}

test('a throw-away one may create databases and leaves nothing behind', async (t) => {
  const server = await start(t, { throwAway: true, settings: { max_connections: 20 } });
  await query(server.url, 'create database another');
  const another = server.url.replace(/mealwright$/, 'another');
  assert.deepEqual(await query(another, 'show max_connections'), [{ max_connections: '20' }]);
  await server.stop();
  assert.equal(existsSync(server.dataDir), false);
});

/** Resolves to the identity of a server whose launcher was killed. */
async function startAndKillLauncher(dataDir) {
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL('postgres.mjs', import.meta.url).href)};
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('started');`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(launcher.stdout, 'data');
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  return identityOf(readPostmaster(clusterOf(dataDir)).pid);
}
