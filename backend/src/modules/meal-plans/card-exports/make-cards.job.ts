import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { defineJob } from '../../../platform/jobs/define-job.js';
import { Jobs, type RunningJob } from '../../../platform/jobs/jobs.js';
import { PlanPrinter } from '../../plan-printing/index.js';
import type { CardExport } from './card-export.entity.js';
import { CardExportRepository } from './card-export.repository.js';
import { TooLargeExportError } from './card-exports.errors.js';
import { CardFiles } from './card-files.js';
import { CardSources, MAX_CARDS } from './card-sources.js';

interface MakeCards {
  exportId: string;
}

export const makeCardsJob = defineJob<MakeCards>('make-recipe-cards', { expireInSeconds: 600 });

const MAX_BYTES = 64 * 1024 * 1024;

/** The progress is saved at most this often. */
const NOTED_EVERY_MS = 500;

/** Makes the cards of an export. Its row says whether another attempt is due, so running twice does no harm. */
@Injectable()
export class MakeCardsHandler implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly exports: CardExportRepository,
    private readonly files: CardFiles,
    private readonly sources: CardSources,
    private readonly printer: PlanPrinter,
    private readonly clock: Clock,
  ) {}

  onModuleInit() {
    this.jobs.handle(makeCardsJob, (job) => this.run(job));
  }

  private async run({ payload: { exportId }, finish }: RunningJob<MakeCards>) {
    const begun = await this.begin(exportId);
    if (!begun) return;
    try {
      const pdf = await this.draw(begun);
      await this.files.keep(exportId, pdf);
      await this.end(exportId, async (found, em) => {
        await finish(em);
        await this.files.adopt(exportId);
        found.finish(pdf.length, this.clock.now());
      });
    } catch (error) {
      const isFinal = !begun.mayBeTriedAgain || (error instanceof AppError && error.status < 500);
      if (isFinal) await this.end(exportId, (found) => found.fail(this.clock.now()));
      throw error;
    }
  }

  /** Counts the attempt. Returns null if none is due. */
  private begin(id: string): Promise<CardExport | null> {
    return this.em.transactional(async () => {
      const found = await this.exports.lock(id);
      if (!found?.isUnderWay) return null;
      const now = this.clock.now();
      if (found.mayBeTriedAgain) found.begin(now);
      else found.fail(now);
      return found.isUnderWay ? found : null;
    });
  }

  private async draw({ id, userId, attempts, options, ...wanted }: CardExport): Promise<Buffer> {
    const by = await this.sources.readerOf(userId);
    let made = 0;
    const pieces = this.printer.drawCards(
      userId,
      async () => ({ ...(await this.sources.read(wanted, by)), options }),
      (cards) => {
        made = cards;
      },
    );
    const kept: Buffer[] = [];
    let bytes = 0;
    let notedAt = performance.now();
    for await (const piece of pieces) {
      kept.push(piece);
      bytes += piece.length;
      if (bytes > MAX_BYTES) throw new TooLargeExportError(MAX_CARDS);
      if (performance.now() - notedAt < NOTED_EVERY_MS) continue;
      notedAt = performance.now();
      await this.files.noteMade(id, attempts, made);
    }
    return Buffer.concat(kept);
  }

  /** Ends the export unless that has happened already. The file of an export that is gone is given up. */
  private async end(id: string, change: (found: CardExport, em: EntityManager) => void | Promise<void>) {
    const exists = await this.em.transactional(async (em) => {
      const found = await this.exports.lock(id);
      if (found?.isUnderWay) await change(found, em);
      return found !== null;
    });
    if (!exists) await this.files.abandon(id);
  }
}
