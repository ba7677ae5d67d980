import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Turns } from '../../../platform/limits/turns.js';
import { PictureFiles } from '../../recipes/index.js';
import { certify } from '../certificate/certify.js';
import type { Plan, PlanRecipe } from '../plan.js';
import { guideOfWeek } from '../prep-guide/guide-of-week.js';
import { isBought } from '../prep-guide/shopping-list.js';
import { weeksOf } from '../prep-guide/weeks.js';
import type { CardOptions } from './cards/cards-document.js';
import { cardsPdf } from './cards/cards-pdf.js';
import type { PdfOptions, PrintedWeek, Recipient } from './plan-document.js';
import { planPdf } from './plan-pdf.js';

const MOST_AN_HOUR = 300;

/** A month that is laid out takes tens of megabytes, and two at once are no slower than ten. */
const TURNS = { atOnce: 2, waiting: 200, waitingOfOne: 100 };

/** Drawn before anybody reads it: whoever reads slowly keeps a file of that size, and nobody else waiting. */
const MOST_BYTES_AHEAD = 16 * 1024 * 1024;

interface Printing<Options> {
  plan: Plan;
  recipient: Recipient;
  options: Options;
}

/** Prints plans with their certificate as it is now. */
@Injectable()
export class PlanPrinter {
  private readonly turns = new Turns(TURNS);

  constructor(
    private readonly pictures: PictureFiles,
    private readonly limits: Limits,
  ) {}

  async print({ plan, recipient, options }: Printing<PdfOptions>, by: Principal): Promise<Readable> {
    return this.begun(by, async () =>
      planPdf({
        plan,
        recipient,
        options,
        certificate: certify(plan),
        weeks: await printedWeeks(plan),
        pictures: (recipe) => this.pictureOf(recipe),
      }),
    );
  }

  async printCards(printing: Printing<CardOptions>, by: Principal): Promise<Readable> {
    return this.begun(by, () => cardsPdf({ ...printing, pictures: (recipe) => this.pictureOf(recipe) }));
  }

  /** Its first bytes are there: what fails until then is answered as a failure. */
  private async begun({ userId }: Principal, printed: Printed): Promise<Readable> {
    await this.limits.spend([{ key: `pdf:user:${userId}`, most: MOST_AN_HOUR, windowSeconds: HOUR_SECONDS }]);
    const pieces = this.inTurn(userId, printed);
    const stream = Readable.from(pieces, { objectMode: false, highWaterMark: MOST_BYTES_AHEAD });
    await once(stream, 'readable');
    return stream;
  }

  private async *inTurn(userId: string, printed: Printed): AsyncGenerator<Buffer> {
    const end = await this.turns.take(userId);
    try {
      yield* await printed();
    } finally {
      end();
    }
  }

  /** One that is gone is one that the recipe does not have. */
  private async pictureOf({ picture }: PlanRecipe): Promise<Buffer | null> {
    if (!picture) return null;
    try {
      return (await this.pictures.read(`${picture.key}/${picture.widths.at(-1)}.jpg`)).body;
    } catch {
      return null;
    }
  }
}

type Printed = () => AsyncGenerator<Buffer> | Promise<AsyncGenerator<Buffer>>;

/** Others get their turn after each of them. */
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
