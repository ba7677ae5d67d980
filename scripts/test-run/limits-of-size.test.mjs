import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { inProject, projectFolder } from '../launcher/project.mjs';

const FILE = 'lint/style/noExcessiveLinesPerFile';
const FUNCTION = 'lint/complexity/noExcessiveLinesPerFunction';
const PARAMETERS = 'lint/complexity/useMaxParams';
const LIMITS = [FILE, FUNCTION, PARAMETERS];

const lines = (count, line) => `${Array.from({ length: count }, (_, at) => line(at)).join('\n')}\n`;
const constants = (count) => lines(count, (at) => `export const value${at} = ${at};`);
const functionOf = (count) => `export function count() {\n${lines(count, (at) => `  tell(${at});`)}}\n`;
const classTaking = (count) =>
  `export class Service {\n  constructor(\n${lines(count, (at) => `    readonly part${at}: Part,`)}  ) {}\n}\n`;

const service = 'backend/src/modules/made-up/made-up.service.ts';
const CASES = [
  ['a file of 300 lines', service, constants(300), constants(301), FILE],
  ['a file of the pages of 300 lines', 'frontend/app/made-up.ts', constants(300), constants(301), FILE],
  ['a request of 120 lines', 'backend/src/dto/made-up.request.ts', constants(120), constants(121), FILE],
  ['a spec of 400 lines', 'backend/src/made-up.spec.ts', constants(400), constants(401), FILE],
  ['a function with 60 lines in it', service, functionOf(60), functionOf(61), FUNCTION],
  ['a constructor that takes 7', service, classTaking(7), classTaking(8), PARAMETERS],
];

/** Returns the limits that a file at this path would exceed under our rules. */
function exceededBy(path, text) {
  const project = mkdtempSync(join(tmpdir(), 'mealwright-limits-'));
  try {
    copyFileSync(inProject('biome.json'), join(project, 'biome.json'));
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
    const biome = inProject('node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', path];
    const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    const found = JSON.parse(stdout).diagnostics.map(({ category }) => category);
    return LIMITS.filter((limit) => found.includes(limit));
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

for (const [what, path, atMost, more, rule] of CASES)
  test(`${what} passes the lint, and a longer one does not`, () => {
    assert.deepEqual(exceededBy(path, atMost), []);
    assert.deepEqual(exceededBy(path, more), [rule]);
  });

test('at most 6 places exceed a limit, each with its reason beside it', () => {
  const pattern = 'biome-ignore(-all)? lint/(style|complexity)/(noExcessiveLines|useMaxParams)';
  const folders = ['backend', 'frontend', 'paper', 'bench', 'e2e', 'scripts/launcher'];
  const { stdout } = spawnSync('git', ['grep', '-hE', pattern, '--', ...folders], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  const exceptions = stdout.split('\n').filter(Boolean);
  assert.ok(exceptions.length <= 6, `${exceptions.length} places:\n${stdout}`);
  for (const one of exceptions) assert.match(one, /: \w+( \S+){3,}/);
});
