import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import type { ProfileRules } from './profile-rules';

/** Reads what the profile of a customer asks of plans, or null if it asks for nothing or is not for the reader. */
export async function readProfileRules(
  context: AppLoadContext,
  customerId: string | null | undefined,
): Promise<ProfileRules | null> {
  if (!customerId) return null;
  const params = { path: { id: customerId } };
  const { data } = await apiFor(context).GET('/api/trainer/customers/{id}', { params });
  return data?.restrictions ? { ...data.restrictions, customerName: data.name ?? data.email } : null;
}
