import { Injectable } from '@nestjs/common';
import { LongReads, type Snapshot } from '../../platform/database/long-reads.js';
import { EXPORTED_ASSIGNED_PLANS, EXPORTED_SAVED_PLANS } from '../meal-plans/index.js';
import { EXPORTED_RECIPES } from '../recipes/index.js';
import { EXPORTED_USERS } from '../users/index.js';
import type { ExportType } from './export-types.js';

/** A list of the document, or an object of lists. */
type Section = { name: string; statement: string } | { name: string; sections: Section[] };

const RECIPES: Section = { name: 'recipes', statement: EXPORTED_RECIPES };
const USERS: Section = { name: 'users', statement: EXPORTED_USERS };
const MEAL_PLANS: Section = {
  name: 'mealPlans',
  sections: [
    { name: 'saved', statement: EXPORTED_SAVED_PLANS },
    { name: 'assigned', statement: EXPORTED_ASSIGNED_PLANS },
  ],
};

const SECTIONS: Record<ExportType, Section[]> = {
  recipes: [RECIPES],
  users: [USERS],
  mealPlans: [MEAL_PLANS],
  all: [RECIPES, USERS, MEAL_PLANS],
};

/** The number is raised with every change of the document that a reader of the former one would not understand. */
const FORMAT = 1;

/** Writes the exported document piece by piece, one row per line. The database writes each row as JSON. */
@Injectable()
export class ExportedDataQueries {
  constructor(private readonly reads: LongReads) {}

  write(type: ExportType, exportedAt: Date): AsyncGenerator<string> {
    const head = JSON.stringify({ format: FORMAT, exportedAt: exportedAt.toISOString(), type });
    return this.reads.within((snapshot) => writeDocument(head, SECTIONS[type], snapshot));
  }
}

async function* writeDocument(head: string, sections: Section[], snapshot: Snapshot): AsyncGenerator<string> {
  yield head.slice(0, -1);
  for (const section of sections) {
    yield ',\n';
    yield* writeSection(section, snapshot);
  }
  yield '}\n';
}

async function* writeSection(section: Section, snapshot: Snapshot): AsyncGenerator<string> {
  yield `${JSON.stringify(section.name)}:`;
  if ('statement' in section) {
    yield* writeList(section.statement, snapshot);
    return;
  }
  let before = '{';
  for (const inner of section.sections) {
    yield before;
    yield* writeSection(inner, snapshot);
    before = ',\n';
  }
  yield '}';
}

async function* writeList(statement: string, snapshot: Snapshot): AsyncGenerator<string> {
  let before = '[\n';
  for await (const lines of snapshot.lines(statement)) {
    yield before + lines.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}
