import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compile } from 'tailwindcss';

const APP = join(process.cwd(), 'frontend/app');
const STYLES = join(APP, 'ui/styles');

async function loadStylesheet(id: string) {
  const path = id.startsWith('.') ? join(STYLES, id) : join(process.cwd(), 'node_modules', id);
  return { path, base: STYLES, content: readFileSync(path, 'utf8') };
}

/** The texts of class attributes without their computed parts, and the file of each. */
async function writtenClasses(): Promise<[name: string, file: string][]> {
  const files = (await readdir(APP, { recursive: true })).filter(
    (file) => file.endsWith('.tsx') && !file.startsWith('routes/dev/'),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(/className=(?:"([^"]+)"|\{`([^`$]+))/g)].flatMap(
      ([, plain, computed]) =>
        (plain ?? computed ?? '')
          .split(/\s+/)
          .filter(Boolean)
          .map((name): [string, string] => [name, file]),
    ),
  );
}

test('every class that a component names exists, because one outside the scales would do nothing', async () => {
  const { build } = await compile(readFileSync(join(STYLES, 'app.css'), 'utf8'), {
    base: STYLES,
    loadStylesheet,
  });
  const written = await writtenClasses();
  expect(written.length).toBeGreaterThan(1000);
  const css = build(written.map(([name]) => name)).replaceAll('\\', '');
  // "group" and "peer" only mark an element for the classes of others.
  const unknown = written.filter(([name]) => !css.includes(`.${name}`) && !/^(group|peer)(\/|$)/.test(name));
  expect(unknown).toEqual([]);
});
