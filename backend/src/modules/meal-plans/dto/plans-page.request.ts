import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { BoundField, FlagField } from '../../../platform/http/fields.js';

/** A request without a page gets this many plans without meals. Nobody reads more. */
const MAX_PLANS_WITHOUT_PAGE = 500;

/** A plan of a month is 150 kB, and reading many of them would delay other requests. */
const MAX_PLANS_WITH_MEALS = 20;

const USUAL = 12;

/** The requested part of a list of plans, and how much of each plan. */
export class PlansPageRequest {
  @BoundField({
    min: 1,
    max: 100_000,
    description: 'Without page and limit, all plans are listed without meals',
  })
  page?: number;

  @BoundField({
    min: 1,
    max: 100,
    description: `${USUAL} by default; at most ${MAX_PLANS_WITH_MEALS} with meals`,
  })
  limit?: number;

  @FlagField({
    description: 'Leaves out the meals, which is enough for cards. By default, a page comes with meals',
  })
  withMeals?: boolean;

  get wantedPage(): { page: number; limit: number; withMeals: boolean } {
    const { page = 1, limit = USUAL, withMeals = true } = this;
    if (this.page === undefined && this.limit === undefined && this.withMeals !== true)
      return { page: 1, limit: MAX_PLANS_WITHOUT_PAGE, withMeals: false };
    if (withMeals && limit > MAX_PLANS_WITH_MEALS)
      throw new InvalidInputError({ limit: [`limit must be at most ${MAX_PLANS_WITH_MEALS} with meals`] });
    return { page, limit, withMeals };
  }
}
