import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { text } from '~/platform/forms.server';

export type SecondFactor = Awaited<ReturnType<typeof readSecondFactor>>;

export async function readSecondFactor(context: AppLoadContext) {
  return dataOf(await apiFor(context).GET('/api/auth/second-factor'), context.requestId);
}

export type OwnPasskey = Awaited<ReturnType<typeof listPasskeys>>[number];

export async function listPasskeys(context: AppLoadContext) {
  return dataOf(await apiFor(context).GET('/api/auth/passkeys'), context.requestId).passkeys;
}

/** The setup of an app that this session has begun, or null. */
export async function readSetup(context: AppLoadContext) {
  const answer = await apiFor(context).GET('/api/auth/second-factor/app');
  if (answer.response.status === 404) return null;
  const { secret, picture } = dataOf(answer, context.requestId);
  return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` };
}

/** The field of the owner's password, which forms have if the session is not fresh. */
export const currentPassword = text;

/** An empty password is left out, so that the API says what it needs it for. */
export const proofOf = (typed: string) => (typed ? { currentPassword: typed } : {});
