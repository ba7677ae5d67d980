import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { BoundField, CountField, FlagField } from '../../../platform/http/fields.js';

/** A plan of a month weighs 150 kB: more of them at once keep everybody else waiting. */
const MOST_WITH_MEALS = 20;

const USUAL = 12;

/** Which part of a list of plans is asked for, and how much of each. */
export class PlansPageRequest {
  @CountField({ min: 1, max: 100_000, fallback: 1 })
  page: number = 1;

  @BoundField({
    min: 1,
    max: 100,
    description: `${USUAL}, if left out; with meals at most ${MOST_WITH_MEALS}`,
  })
  limit?: number;

  @FlagField({ description: 'Without: plans come with no meals, as cards need them. With, if left out' })
  withMeals?: boolean;

  get wantedPage(): { page: number; limit: number; withMeals: boolean } {
    const { page, limit = USUAL, withMeals = true } = this;
    if (withMeals && limit > MOST_WITH_MEALS)
      throw new InvalidInputError({ limit: [`limit must be at most ${MOST_WITH_MEALS} with meals`] });
    return { page, limit, withMeals };
  }
}
