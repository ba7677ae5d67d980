import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

/** Lists the files that are loaded by importing a module, in a process of its own. */
const LIST_LOADED = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      loaded.push(url);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  console.log(JSON.stringify(loaded));
`;

function packagesLoadedBy(file: string): Set<string> {
  const args = ['--input-type=module', '--eval', LIST_LOADED, pathToFileURL(file).href];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
  expect(stderr).toBe('');
  const names = (JSON.parse(stdout) as string[]).map((url) =>
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url),
  );
  return new Set(names.flatMap((match) => match?.[1] ?? []));
}

test('a start loads no library that only the first picture, mail, document, import, or question needs', () => {
  const loaded = packagesLoadedBy('build/backend/src/start-backend.js');
  expect(loaded).toContain('fastify');
  const forLater = [
    'sharp',
    'nodemailer',
    '@react-email/render',
    'pdfkit',
    'openai',
    '@aws-sdk/client-s3',
    'highs',
    'csv-parse',
    'htmlparser2',
  ];
  expect(forLater.filter((name) => loaded.has(name))).toEqual([]);
});
