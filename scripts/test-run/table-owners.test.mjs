import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { projectFolder } from '../launcher/project.mjs';
import { temporaryFolder } from '../launcher/temporary-folder.mjs';
import { tableOwnerFaults } from './table-owners.mjs';

/** Returns the violations in a project with a table and a view of users and these files. */
function faultsWith(files) {
  const root = temporaryFolder();
  const all = {
    'backend/migrations/m0001-users.ts':
      'this.addSql(`create table coaching (id uuid); create view people as select 1;`)',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return tableOwnerFaults(root);
}

const inModule = (name) => `backend/src/modules/${name}`;

test('this project keeps to its owners', () => {
  assert.deepEqual(tableOwnerFaults(projectFolder), []);
});

test('an owner reads its table, and others read the view', () => {
  const text = 'const READ = `select id from ';
  assert.deepEqual(
    faultsWith({
      [`${inModule('users')}/coaching.queries.ts`]: `${text}coaching\``,
      [`${inModule('recipes')}/author.queries.ts`]: `${text}people\``,
    }),
    [],
  );
});

test('a stranger that reads or writes a table is named', () => {
  for (const statement of [
    'select id from coaching',
    'select 1 from people join coaching on true',
    'delete from coaching where true',
    'update coaching set id = null',
    'insert into coaching values (1)',
  ])
    assert.deepEqual(
      faultsWith({ [`${inModule('recipes')}/some.queries.ts`]: `const ASK = \`${statement}\`` }),
      [`${inModule('recipes')}/some.queries.ts names coaching, which belongs to users`],
    );
});

test('a second rule of who coaches whom is found, whatever it asks', () => {
  const predicate = '`exists (select from current_coachings where trainer_id = :viewer)`';
  assert.deepEqual(faultsWith({ [`${inModule('customers')}/access.sql.ts`]: `const KNOWS = ${predicate}` }), [
    `${inModule('customers')}/access.sql.ts names current_coachings, which belongs to users`,
  ]);
});

test('a table without an owner is named', () => {
  const migration = 'this.addSql(`create table body_measurements (id uuid)`)';
  assert.deepEqual(faultsWith({ 'backend/migrations/m0002-more.ts': migration }), [
    'body_measurements has no owner: name it in table-owners.mjs',
  ]);
  const entity = "@Entity({ tableName: 'body_measurements' })";
  assert.deepEqual(
    faultsWith({
      'backend/migrations/m0002-more.ts': migration,
      [`${inModule('progress')}/measurement.entity.ts`]: entity,
    }),
    [],
  );
});

test('statements stand in the files that are for them', () => {
  const service = `${inModule('users')}/coaching.service.ts`;
  assert.deepEqual(faultsWith({ [service]: 'this.ask(`select id from coaching`)' }), [
    `${service} holds a statement: it belongs into a *.repository.ts, *.queries.ts, or *.sql.ts`,
  ]);
  assert.deepEqual(faultsWith({ [service]: 'await this.em.execute(LOCK)' }), [
    `${service} asks the database: only *.repository.ts and *.queries.ts do`,
  ]);
  assert.deepEqual(faultsWith({ [service]: '// select id from coaching' }), []);
});
