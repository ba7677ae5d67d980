import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

export type CustomerDetails = components['schemas']['CustomerDetailsResponse'];

/** Reads one customer: trainers see their own, admins all. */
export async function readCustomer(
  context: AppLoadContext,
  id: string | undefined,
): Promise<CustomerDetails> {
  const path = { id: id ?? '' };
  return dataOf(
    await apiFor(context).GET('/api/trainer/customers/{id}', { params: { path } }),
    context.requestId,
  );
}
