import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { takeTurn } from '../../../platform/database/take-turn.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { CardOptions, CardsPrinting } from '../../plan-printing/index.js';
import { CardExport } from './card-export.entity.js';
import { CardExportRepository } from './card-export.repository.js';
import { TooLargeExportError, TooManyCardsError } from './card-exports.errors.js';
import { CardFiles } from './card-files.js';
import { type CardChoice, CardSources, MAX_CARDS } from './card-sources.js';
import { makeCardsJob } from './make-cards.job.js';

/** More cards than this would keep a caller waiting. */
export const MAX_CARDS_AT_ONCE = 60;

const MAX_EXPORTS_PER_HOUR = 20;

/** The recipe cards that customers and trainers make from their profiles. */
@Injectable()
export class CardExportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly exports: CardExportRepository,
    private readonly sources: CardSources,
    private readonly files: CardFiles,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async show(by: Principal): Promise<{ choices: CardChoice[]; found: CardExport | null }> {
    const found = await this.exports.findOf(by.userId, this.clock.now());
    return { choices: await this.sources.listChoices(by), found };
  }

  /** Prepares cards to be printed at once. */
  async prepare(
    chosenId: string | undefined,
    by: Principal,
  ): Promise<() => Promise<Omit<CardsPrinting, 'options'>>> {
    const wanted = await this.sources.resolve(chosenId, by);
    const { total } = await this.sources.measure(wanted, by);
    if (total > MAX_CARDS_AT_ONCE) throw new TooManyCardsError(total, MAX_CARDS_AT_ONCE);
    return () => this.sources.read(wanted, by);
  }

  /** Has a job make the cards, or returns the export that is under way. */
  async start(chosenId: string | undefined, options: CardOptions, by: Principal): Promise<CardExport> {
    const before = await this.exports.findOf(by.userId, this.clock.now());
    if (before?.isUnderWay) return before;
    const wanted = await this.sources.resolve(chosenId, by);
    const measured = await this.sources.measure(wanted, by);
    if (measured.total > MAX_CARDS) throw new TooLargeExportError(MAX_CARDS);
    await this.limits.spend([
      { key: `card-exports:user:${by.userId}`, most: MAX_EXPORTS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const started = await this.em.transactional(async (em) => {
      await takeTurn(em, `card-export:${by.userId}`);
      const now = this.clock.now();
      const meanwhile = await this.exports.findOf(by.userId, now);
      if (meanwhile?.isUnderWay) return meanwhile;
      await this.exports.removeOf(by.userId);
      const made = new CardExport(by.userId, { ...wanted, ...measured }, options, now);
      em.persist(made);
      await this.jobs.enqueue(em, makeCardsJob, { exportId: made.id });
      return made;
    });
    // The file of the export that was replaced is deleted now rather than with the next sweep.
    if (before) void this.files.sweep();
    return started;
  }

  /** Reads the file of a finished export, as long as its user may see what it is about. */
  async read(id: string, by: Principal): Promise<{ name: string; pdf: Buffer }> {
    const found = await this.exports.findOwn(id, by.userId, this.clock.now());
    if (found?.status !== 'done') throw new NotFoundError();
    await this.sources.requireReadable(found, by);
    const pdf = await this.files.read(id);
    if (pdf) return { name: found.name, pdf };
    await this.em.transactional(async () => {
      (await this.exports.lock(id))?.fail(this.clock.now());
    });
    throw new NotFoundError();
  }
}
