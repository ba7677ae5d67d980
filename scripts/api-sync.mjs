/**
 * Writes openapi/openapi.json from the backend, openapi/src/schema.d.ts from that, and openapi/src/plan-rules.ts from the
 * rules of plans.
 * `--check` writes nothing and fails where what is committed is stale.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const checkOnly = process.argv.includes('--check');
const node = process.execPath;
const scratch = mkdtempSync(join(tmpdir(), 'mealwright-api-'));

try {
  execFileSync(node, ['scripts/build.mjs', 'backend'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const document = join(scratch, 'openapi.json');
  const types = join(scratch, 'schema.d.ts');
  const rules = join(scratch, 'plan-rules.ts');
  execFileSync(node, ['build/backend/src/cli/api-document.js', document, rules], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  execFileSync(node, ['node_modules/openapi-typescript/bin/cli.js', document, '-o', types], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const stale = [
    [document, 'openapi/openapi.json'],
    [types, 'openapi/src/schema.d.ts'],
    [rules, 'openapi/src/plan-rules.ts'],
  ].filter(([fresh, committed]) => read(fresh) !== read(committed));
  if (checkOnly && stale.length > 0) {
    console.error(`Stale: ${stale.map(([, committed]) => committed).join(', ')}. Run: npm run api:sync`);
    process.exitCode = 1;
  }
  if (!checkOnly) for (const [fresh, committed] of stale) writeFileSync(committed, readFileSync(fresh));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
