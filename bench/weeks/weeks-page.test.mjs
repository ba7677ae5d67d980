import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeWeeksPage } from './weeks-page.mjs';

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'weeks-'));
});
after(() => rmSync(folder, { recursive: true }));

const refused = [{ name: 'Little', plan: null, counted: null, refused: 'fat (none found)' }];

test('a section of the page is replaced, and everything else stays', () => {
  const path = join(folder, 'weeks.md');
  writeFileSync(
    path,
    'Top\n<!-- before -->\nold\n<!-- end of before -->\n<!-- after -->\n<!-- end of after -->\nEnd\n',
  );
  writeWeeksPage(path, 'after', refused);
  writeWeeksPage(path, 'after', refused);
  const page = readFileSync(path, 'utf8');
  assert.match(
    page,
    /^Top\n<!-- before -->\nold\n<!-- end of before -->\n<!-- after -->\n\| week \| foods \|/,
  );
  assert.match(page, /Refused, 1 of 1: Little for fat \(none found\)\.\n<!-- end of after -->\nEnd\n$/);
  assert.equal(page.match(/\| Little \|/g).length, 1);
});

test('a page without a place for the section is left alone', () => {
  const path = join(folder, 'other.md');
  writeFileSync(path, 'Nothing\n');
  assert.throws(() => writeWeeksPage(path, 'before', refused), /has no place for "before"/);
  assert.equal(readFileSync(path, 'utf8'), 'Nothing\n');
});
