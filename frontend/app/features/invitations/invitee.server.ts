import type { AppLoadContext } from '@remix-run/node';
import { apiFor, apiForVisitor } from '~/platform/api.server';
import { errorPage, failureOf } from '~/platform/api-errors.server';
import { findCurrentUser, type User } from '~/platform/current-user.server';

type Known = { token: string; customerEmail: string; trainerName: string; expiresAt: string };

/** An invitation as found by its link, and what the visitor can do with it. */
export type ReceivedInvitation =
  | ({ state: 'new-account' } & Known)
  | ({ state: 'sign-in-first' } & Known)
  | ({ state: 'accept' } & Known)
  | ({ state: 'other-account'; signedInAs: string } & Known)
  | ({ state: 'no-customer' } & Known)
  | { state: 'invalid'; message: string; signedIn: boolean };

export async function receiveInvitation(context: AppLoadContext, token: string): Promise<ReceivedInvitation> {
  const [verified, { user }] = await Promise.all([
    apiForVisitor(context).GET('/api/invitations/verify/{token}', { params: { path: { token } } }),
    findCurrentUser(context),
  ]);
  if (!verified.data) {
    const failure = failureOf(verified, 'Invalid invitation');
    if (failure.isPassing) throw errorPage(failure, context.requestId);
    return { state: 'invalid', message: failure.message, signedIn: user !== null };
  }
  const { customerEmail, trainerEmail, trainerName, expiresAt, accountExists } =
    verified.data.data.invitation;
  const known = { token, customerEmail, trainerName: trainerName ?? trainerEmail, expiresAt };
  if (!user) return { state: accountExists ? 'sign-in-first' : 'new-account', ...known };
  if (!isFor(customerEmail, user)) return { state: 'other-account', signedInAs: user.email, ...known };
  return { state: user.role === 'customer' ? 'accept' : 'no-customer', ...known };
}

function isFor(customerEmail: string, user: User): boolean {
  return user.email.toLowerCase() === customerEmail.toLowerCase();
}

type NewCustomer = {
  token: string;
  password: string;
  confirmPassword: string;
  name: string;
};

export function acceptAsNewCustomer(context: AppLoadContext, customer: NewCustomer) {
  const { token, password, confirmPassword, name } = customer;
  return apiForVisitor(context).POST('/api/invitations/accept', {
    body: { token, password, confirmPassword, name },
  });
}

export function acceptAsCustomer(context: AppLoadContext, token: string) {
  return apiFor(context).POST('/api/invitations/link', { body: { token } });
}
