import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import { HealthAccess } from '../../users/index.js';
import { figuresIn } from '../dto/figures.request.js';
import { gramsOfMeasure } from './amounts.js';
import { UnknownMeasureError } from './diary.errors.js';
import type { ChangeEntryRequest } from './dto/entry.request.js';
import type { Basis, DiaryEntry } from './entry.entity.js';
import { DiaryEntryRepository } from './entry.repository.js';
import { EntryContents } from './entry-contents.js';

/** Corrects entries. Their figures stay those of the moment at which they were logged and grow with the amount. */
@Injectable()
export class EntryChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly entries: DiaryEntryRepository,
    private readonly contents: EntryContents,
    private readonly health: HealthAccess,
    private readonly clock: Clock,
  ) {}

  async find(by: Principal, id: string): Promise<DiaryEntry> {
    const entry = await this.entries.findOwn(id, by.userId);
    if (!entry) throw new NotFoundError();
    return entry;
  }

  /** Lists the household measures that the food of an entry has now. */
  async measuresOf(by: Principal, entry: DiaryEntry) {
    return entry.grams === null ? [] : this.contents.measuresOf(entry.source, by.userId);
  }

  async change(by: Principal, id: string, request: ChangeEntryRequest): Promise<DiaryEntry> {
    const found = await this.find(by, id);
    const measures = request.measure === undefined ? [] : await this.measuresOf(by, found);
    return this.em.transactional(async () => {
      const customer = await this.health.lockForEntry(by.userId, by);
      const entry = await this.entries.lockOwn(id, customer.id);
      if (!entry || entry.deletedAt) throw new NotFoundError();
      const now = this.clock.now();
      if (request.meal) entry.moveTo(request.meal, now);
      if (request.figures || request.name !== undefined) correct(entry, request, now);
      if (request.amount !== undefined || request.measure !== undefined)
        changeAmount(entry, request, measures, now);
      return entry;
    });
  }
}

function correct(entry: DiaryEntry, { name, figures }: ChangeEntryRequest, now: Date): void {
  if (entry.kind !== 'own' || !entry.figures)
    throw new InvalidInputError({ figures: ['Only figures that you entered yourself can be changed'] });
  entry.correct(name ?? entry.name, figures ? figuresIn(figures) : entry.figures, now);
}

function changeAmount(
  entry: DiaryEntry,
  request: ChangeEntryRequest,
  measures: { label: string; grams: number }[],
  now: Date,
): void {
  const { said, knownBasis: basis } = entry;
  if (!said || !basis) throw new InvalidInputError({ amount: ['This entry has no amount'] });
  const amount = request.amount ?? said.amount;
  const measure = request.measure ?? said.measure;
  const measureGrams =
    measure === said.measure ? basis.measureGrams : requireMeasure(measure, basis, measures);
  const grams = measureGrams === null ? null : measureGrams * amount;
  entry.changeAmount({ amount, measure, grams }, { ...basis, measureGrams }, now);
}

/** Returns the weight of one of a measure. An entry whose weight is not known can only keep the measure that it has. */
function requireMeasure(measure: string, basis: Basis, measures: { label: string; grams: number }[]): number {
  const grams = basis.measureGrams === null ? null : gramsOfMeasure(measure, measures);
  if (grams === null) throw new UnknownMeasureError();
  return grams;
}
