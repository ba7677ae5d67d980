import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

/** Reads the units in which the signed-in user wants to see figures, or null if they have not chosen any. */
export async function readOwnUnits(context: AppLoadContext) {
  return dataOf(await apiFor(context).GET('/api/profile'), context.requestId).units;
}

/** Reads the currency of the signed-in user, or null if they have not chosen any. */
export async function readOwnCurrency(context: AppLoadContext) {
  return dataOf(await apiFor(context).GET('/api/profile'), context.requestId).currency;
}
