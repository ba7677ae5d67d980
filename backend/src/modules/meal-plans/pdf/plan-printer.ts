import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Limits } from '../../../platform/limits/limits.js';
import { PictureFiles } from '../../recipes/index.js';
import { certify } from '../certificate/certify.js';
import type { Plan, PlanRecipe } from '../plan.js';
import { shoppingListOf } from '../prep-guide/shopping-list.js';
import { weekOf, weeksOf } from '../prep-guide/weeks.js';
import type { CardOptions } from './cards/cards-document.js';
import { cardsPdf } from './cards/cards-pdf.js';
import type { PdfOptions, Recipient, ShoppingTrip } from './plan-document.js';
import { planPdf } from './plan-pdf.js';

const MOST_AN_HOUR = 300;

interface Printing<Options> {
  plan: Plan;
  recipient: Recipient;
  options: Options;
}

/** Prints plans with their certificate as it is now. */
@Injectable()
export class PlanPrinter {
  constructor(
    private readonly pictures: PictureFiles,
    private readonly limits: Limits,
  ) {}

  async print({ plan, recipient, options }: Printing<PdfOptions>, by: Principal) {
    return this.begun(by, () =>
      planPdf({
        plan,
        recipient,
        options,
        certificate: certify(plan),
        shopping: tripsOf(plan),
        pictures: (recipe) => this.pictureOf(recipe),
      }),
    );
  }

  async printCards(printing: Printing<CardOptions>, by: Principal) {
    return this.begun(by, () => cardsPdf({ ...printing, pictures: (recipe) => this.pictureOf(recipe) }));
  }

  /** Whole before anything is sent, but for the pieces that follow the first. */
  private async begun({ userId }: Principal, printed: () => AsyncGenerator<Buffer>) {
    await this.limits.spend([{ key: `pdf:user:${userId}`, most: MOST_AN_HOUR, windowSeconds: HOUR_SECONDS }]);
    const pieces = printed();
    return continued(await pieces.next(), pieces);
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

async function* continued(
  first: IteratorResult<Buffer>,
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

function tripsOf(plan: Plan): ShoppingTrip[] {
  return Array.from({ length: weeksOf(plan) }, (_, index) => {
    const days = weekOf(plan, index + 1);
    const title = days.from === days.to ? `Day ${days.from}` : `Days ${days.from} to ${days.to}`;
    return { title, items: shoppingListOf(plan, days) };
  });
}
