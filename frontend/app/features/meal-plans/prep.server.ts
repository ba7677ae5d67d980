import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { type ShownItem, type ShownPrep, shownItem, shownPrep } from './shown-prep';

type PrepGuide = components['schemas']['PrepGuideResponse'];

/** Of one week of a plan, wherever that is kept. */
export const askPrep = (context: AppLoadContext, id: string, week: number) =>
  apiFor(context).GET('/api/meal-plans/{id}/prep', { params: { path: { id }, query: { week } } });

export type WeekPrep = { guide: ShownPrep | null; shoppingList: ShownItem[] };

/** The guide has its shopping list in it; by itself that stands only where there is no guide. */
export const weekPrep = ({ guide, groups }: PrepGuide): WeekPrep =>
  guide
    ? { guide: shownPrep(guide), shoppingList: [] }
    : { guide: null, shoppingList: groups.flatMap(({ items }) => items.map(shownItem)) };
