import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

/** The sentence that a customer agrees to before the first health data is kept, or null if they have agreed. */
export type AskedConsent = { wording: string } | null;

/** Reads whether forms of the signed-in customer have to ask for consent. */
export async function readAskedConsent(context: AppLoadContext): Promise<AskedConsent> {
  const answer = await apiFor(context).GET('/api/profile/health-consent');
  const { wording, agreedAt } = dataOf(answer, context.requestId);
  return agreedAt === null ? { wording } : null;
}

/**
 * Records the consent if its box was ticked. Actions call it before they send what was entered. If it fails, so does
 * the request after it, which then says why.
 */
export async function recordConsent(context: AppLoadContext, box: string | undefined): Promise<void> {
  if (box) await apiFor(context).PUT('/api/profile/health-consent', { body: { agrees: true } });
}
