import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError, TooManyRequestsError } from '../../../platform/errors/app-error.js';
import { type Limit, Limits } from '../../../platform/limits/limits.js';
import type { MealType } from '../../recipes/index.js';
import { HealthAccess, type User } from '../../users/index.js';
import { MealAnsweredError, NothingToCopyError, TooManyEntriesError } from './diary.errors.js';
import { requireLoggable } from './diary-day.js';
import type { CopyEntriesRequest, EntryRequest } from './dto/entry.request.js';
import { DiaryEntry, type EntryContent, type PlannedPlace } from './entry.entity.js';
import { DiaryEntryRepository } from './entry.repository.js';
import { EntryContents } from './entry-contents.js';
import { contentOfPlanned } from './planned-day.js';
import { PlannedDays } from './planned-days.js';

const MAX_ENTRIES_OF_DAY = 100;
const MAX_WRITES_PER_HOUR = 900;

/** The use cases in which a customer adds to their diary. */
@Injectable()
export class DiaryService {
  constructor(
    private readonly em: EntityManager,
    private readonly entries: DiaryEntryRepository,
    private readonly contents: EntryContents,
    private readonly planned: PlannedDays,
    private readonly health: HealthAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async add(by: Principal, request: EntryRequest): Promise<DiaryEntry> {
    await this.spend(by);
    // The lookup needs no lock, and statements outside of the mapper have to run before the transaction.
    const content = await this.contents.read(request, by.userId);
    return this.em.transactional(async () => {
      const customer = await this.lock(by, request.day);
      const day = await this.entries.findDay(customer.id, request.day);
      requireOpen(content.answers, day);
      const [entry] = this.persist(customer, request.day, day.length, [{ meal: request.meal, content }]);
      return entry as DiaryEntry;
    });
  }

  /** Logs the meals of the plan that have no entry yet, so that a second tap adds nothing. */
  async addPlan(by: Principal, day: string): Promise<DiaryEntry[]> {
    await this.spend(by);
    const { meals } = await this.planned.require(by.userId, day);
    return this.em.transactional(async (em) => {
      const customer = await this.lock(by, day);
      const present = await this.entries.findDay(customer.id, day);
      const open = meals.filter(({ place }) => !present.some((entry) => entry.answers(place)));
      const wanted = open.map((planned) => ({
        meal: planned.meal.mealType,
        content: contentOfPlanned(planned),
      }));
      await this.spendRows(em, by, wanted.length);
      return this.persist(customer, day, present.length, wanted);
    });
  }

  async copy(by: Principal, day: string, { from, meal }: CopyEntriesRequest): Promise<DiaryEntry[]> {
    await this.spend(by);
    return this.em.transactional(async (em) => {
      const customer = await this.lock(by, day);
      const eaten = (await this.entries.findDay(customer.id, from, meal)).filter(
        ({ isSkipped }) => !isSkipped,
      );
      if (eaten.length === 0) throw new NothingToCopyError();
      requireRoom(await this.entries.countDay(customer.id, day), eaten.length);
      await this.spendRows(em, by, eaten.length);
      const now = this.clock.now();
      const copies = eaten.map((entry) => entry.copyTo(day, now));
      em.persist(copies);
      return copies;
    });
  }

  async remove(by: Principal, id: string): Promise<DiaryEntry> {
    return this.em.transactional(async () => {
      const entry = await this.entries.lockOwn(id, by.userId);
      if (!entry || entry.deletedAt) throw new NotFoundError();
      entry.delete(this.clock.now());
      return entry;
    });
  }

  /** Takes back an entry and all entries that the same tap logged, which have the same moment. */
  async undo(by: Principal, id: string): Promise<DiaryEntry[]> {
    return this.em.transactional(async () => {
      const entry = await this.entries.lockOwn(id, by.userId);
      if (!entry || entry.deletedAt) throw new NotFoundError();
      const together = await this.entries.findLoggedWith(entry);
      const now = this.clock.now();
      for (const one of together) one.delete(now);
      return together;
    });
  }

  /** Undoes a deletion. The meal of a plan may have been answered again in the meantime. */
  async restore(by: Principal, id: string): Promise<DiaryEntry> {
    await this.spend(by);
    return this.em.transactional(async () => {
      const customer = await this.health.lockForEntry(by.userId, by);
      const entry = await this.entries.lockOwn(id, customer.id);
      if (!entry) throw new NotFoundError();
      if (!entry.deletedAt) return entry;
      const day = await this.entries.findDay(customer.id, entry.day);
      requireOpen(entry.place, day);
      requireRoom(day.length, 1);
      entry.restore(this.clock.now());
      return entry;
    });
  }

  private spend(by: Principal): Promise<void> {
    return this.limits.spend([limitOf(by)]);
  }

  /** Counts each entry of one tap against the limit. The request itself has counted for one of them. */
  private async spendRows(em: EntityManager, by: Principal, rows: number): Promise<void> {
    if (rows < 2) return;
    const { granted, retryAfterSeconds } = await this.limits.take(em, limitOf(by), rows - 1);
    if (granted < rows - 1) throw new TooManyRequestsError(retryAfterSeconds);
  }

  private async lock(by: Principal, day: string): Promise<User> {
    const customer = await this.health.lockForEntry(by.userId, by);
    requireLoggable(day, customer.timeZone, this.clock.now());
    return customer;
  }

  private persist(
    customer: User,
    day: string,
    present: number,
    wanted: { meal: MealType; content: EntryContent }[],
  ): DiaryEntry[] {
    requireRoom(present, wanted.length);
    const now = this.clock.now();
    const added = wanted.map(({ meal, content }) => new DiaryEntry(customer, day, meal, content, now));
    this.em.persist(added);
    return added;
  }
}

const limitOf = ({ userId }: Principal): Limit => ({
  key: `diary:user:${userId}`,
  most: MAX_WRITES_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
});

function requireOpen(place: PlannedPlace | null, day: DiaryEntry[]): void {
  if (place && day.some((entry) => entry.answers(place))) throw new MealAnsweredError();
}

function requireRoom(present: number, wanted: number): void {
  if (present + wanted > MAX_ENTRIES_OF_DAY) throw new TooManyEntriesError(MAX_ENTRIES_OF_DAY);
}
