import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { lean } from './programs.mjs';
import { inProject } from './project.mjs';

const read = (...path) => readFileSync(inProject(...path), 'utf8');
const compose = parse(read('docker-compose.yml'));

test('docker-compose.yml starts each service when those that it needs are healthy', () => {
  assert.deepEqual(Object.keys(compose.services), ['frontend', 'backend', 'postgres', 'mailpit']);
  const needs = ({ depends_on = {} }) =>
    Object.entries(depends_on).map(([name, { condition }]) => `${name}: ${condition}`);
  assert.deepEqual(needs(compose.services.frontend), ['backend: service_healthy']);
  assert.deepEqual(needs(compose.services.backend), [
    'postgres: service_healthy',
    'mailpit: service_healthy',
  ]);
});

test('every service of docker-compose.yml says how it is', () => {
  for (const [name, { build, healthcheck }] of Object.entries(compose.services)) {
    const says = build ? /^HEALTHCHECK /m.test(read(build.dockerfile)) : Boolean(healthcheck?.test);
    assert.ok(says, name);
  }
});

test('docker-compose.yml names its volumes and takes no secret but from the environment', () => {
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((it) => it.split(':')[0]),
  );
  assert.deepEqual(used.sort(), Object.keys(compose.volumes).sort());
  for (const { environment = {} } of Object.values(compose.services)) {
    for (const [name, value] of Object.entries(environment)) {
      if (/SECRET|PASSWORD|KEY/.test(name)) assert.match(value, /^\$\{\w+:[?-]/, name);
    }
  }
  assert.match(compose.services.backend.environment.APP_SECRET, /:\?/);
});

test('what the Dockerfiles copy is there and is let through', () => {
  const letThrough = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const program of ['backend', 'frontend']) {
    const text = read(program, 'Dockerfile');
    assert.match(text, /^USER node$/m);
    for (const [, sources] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' ')) {
        assert.ok(existsSync(inProject(source)), source);
        assert.ok(letThrough.includes(source.split('/')[0]), source);
      }
    }
  }
});

test('the image gives the backend the memory that the launcher does', () => {
  assert.ok(read('backend', 'Dockerfile').includes(`exec node ${lean.join(' ')} `));
});

test('.env.example names every setting of the programs, and nothing else', () => {
  const setByTheLauncher = ['NODE_ENV', 'DEMO_MODE', 'API_URL', 'API_HOST'];
  const onlyForTests = ['FETCH_LOOPBACK_PORTS'];
  const files = [
    ...globSync(inProject('backend/src/**/*.config.ts')),
    inProject('frontend/server/config.ts'),
  ];
  const known = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
  );
  const named = [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const notSetByHand = [...setByTheLauncher, ...onlyForTests];
  const expected = new Set(known.filter((name) => !notSetByHand.includes(name)));
  assert.deepEqual(named.sort(), [...expected].sort());
});
