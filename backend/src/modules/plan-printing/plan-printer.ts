import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../platform/clock/clock.js';
import { FairSemaphore } from '../../platform/limits/fair-semaphore.js';
import { Limits } from '../../platform/limits/limits.js';
import { type PrintedSize, printedPicture, widthFor } from '../../platform/pictures/printed-picture.js';
import { certify } from '../plan-certificate/index.js';
import type { Plan, PlanRecipe } from '../plan-model/index.js';
import { guideOfWeek, isBought, weeksOf } from '../prep-guide/index.js';
import { PictureFiles } from '../recipes/index.js';
import type { CardOptions, CollectedRecipes } from './cards/cards-document.js';
import type { PdfOptions, PrintedWeek, RecipePictures, Recipient } from './plan-document.js';
import { readWithin } from './read-within.js';

const MAX_PDFS_PER_HOUR = 300;

/**
 * Laying out a month takes tens of megabytes. Two at once are not done sooner and only double the time that others
 * wait.
 */
const LIMITS = { atOnce: 1, waiting: 200, waitingOfOne: 10, maxWaitMs: 60_000 };

/** So much is drawn ahead of the reader, so that a slow reader holds this much memory but does not block anyone. */
const MAX_BYTES_AHEAD = 16 * 1024 * 1024;

/** A caller who reads nothing for this long blocks others and is disconnected. */
const MAX_PAUSE_MS = 10_000;

interface PlanPrinting {
  plan: Plan;
  /** The certified plan, if it is printed with later dates. */
  asMade?: Plan;
  /** The parts of the plain words that the certificate does not cover. */
  leftOut?: readonly string[] | null;
  recipient: Recipient;
  options: PdfOptions;
}

export interface CardsPrinting {
  plan: Plan | CollectedRecipes;
  recipient: Recipient;
  options: CardOptions;
}

/**
 * Loads the plan only when its turn has come, so that a hundred waiting requests do not hold a hundred plans in
 * memory.
 */
type Asked<Printing> = () => Promise<Printing>;

interface Printed {
  planName: string;
  pdf: Readable;
}

/**
 * Prints plans with their current certificate. The code that draws, and its fonts, are loaded with the first print,
 * because most processes print nothing soon.
 */
@Injectable()
export class PlanPrinter {
  private readonly semaphore = new FairSemaphore(LIMITS);

  constructor(
    private readonly pictures: PictureFiles,
    private readonly limits: Limits,
  ) {}

  async print(by: Principal, asked: Asked<PlanPrinting>): Promise<Printed> {
    return this.begun(by, asked, async ({ asMade, ...printing }) => {
      const { planPdf } = await import('./plan-pdf.js');
      return planPdf({
        ...printing,
        certificate: certify(asMade ?? printing.plan),
        weeks: await printedWeeks(printing.plan),
        pictures: (recipe, size) => this.loadPicture(recipe, size),
      });
    });
  }

  async printCards(by: Principal, asked: Asked<CardsPrinting>): Promise<Printed> {
    return this.begun(by, asked, (printing) => this.cards(printing));
  }

  /**
   * Draws cards for a job. Each page waits for a turn of its own, so that what somebody is waiting for is printed in
   * between.
   */
  async *drawCards(
    userId: string,
    asked: Asked<CardsPrinting>,
    onDrawn: (cards: number) => void,
  ): AsyncGenerator<Buffer> {
    let pieces: AsyncGenerator<Buffer> | undefined;
    for (;;) {
      const end = await this.semaphore.take(userId);
      let piece: IteratorResult<Buffer>;
      try {
        pieces ??= await this.cards(await asked(), onDrawn);
        piece = await pieces.next();
      } finally {
        end();
      }
      if (piece.done) return;
      yield piece.value;
    }
  }

  private async cards(
    printing: CardsPrinting,
    onDrawn?: (cards: number) => void,
  ): Promise<AsyncGenerator<Buffer>> {
    const { cardsPdf } = await import('./cards/cards-pdf.js');
    const pictures: RecipePictures = (recipe, size) => this.loadPicture(recipe, size);
    return cardsPdf({ ...printing, pictures }, onDrawn);
  }

  /** Resolves with the first bytes, so that an earlier failure can still be answered as one. */
  private async begun<Printing extends Pick<CardsPrinting, 'plan'>>(
    { userId }: Principal,
    asked: Asked<Printing>,
    draw: (printing: Printing) => Promise<AsyncGenerator<Buffer>>,
  ): Promise<Printed> {
    await this.limits.spend([
      { key: `pdf:user:${userId}`, most: MAX_PDFS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    let planName = '';
    const pieces = this.inTurn(userId, async () => {
      const printing = await asked();
      planName = printing.plan.planName;
      return draw(printing);
    });
    const pdf = readWithin(MAX_PAUSE_MS, pieces, MAX_BYTES_AHEAD);
    await once(pdf, 'readable');
    return { planName, pdf };
  }

  private async *inTurn(
    userId: string,
    begin: () => Promise<AsyncGenerator<Buffer>>,
  ): AsyncGenerator<Buffer> {
    const end = await this.semaphore.take(userId);
    try {
      yield* await begin();
    } finally {
      end();
    }
  }

  /** A picture whose file is missing is omitted. */
  private async loadPicture({ picture }: PlanRecipe, size: PrintedSize): Promise<Buffer | null> {
    if (!picture) return null;
    try {
      const file = await this.pictures.read(`${picture.key}/${widthFor(picture.widths, size)}.webp`);
      return await printedPicture(file.body, size);
    } catch {
      return null;
    }
  }
}

/** Yields to other work after each week. */
async function printedWeeks(plan: Plan): Promise<PrintedWeek[]> {
  const weeks: PrintedWeek[] = [];
  for (let week = 1; week <= weeksOf(plan); week++) {
    const { days, guide, shoppingList } = guideOfWeek(plan, week);
    const name = days.from === days.to ? `day ${days.from}` : `days ${days.from} to ${days.to}`;
    weeks.push({ days: name, shoppingList: shoppingList.filter(isBought), prep: guide });
    await setImmediate();
  }
  return weeks;
}
