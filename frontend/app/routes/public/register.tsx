import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { InvitedRegisterForm, RegisterForm, registerIntent } from '~/features/account/register-form';
import {
  acceptAsCustomer,
  acceptAsNewCustomer,
  receiveInvitation,
} from '~/features/invitations/invitee.server';
import {
  AcceptInvitation,
  acceptIntent,
  InvalidInvitation,
  NoCustomer,
  OtherAccount,
  SignInFirst,
} from '~/features/invitations/received-invitation';
import { loginOfNewAccount } from '~/paths/account';
import { homeOf } from '~/paths/pages';
import { apiForVisitor } from '~/platform/api.server';
import { ApiFailure, failureOf } from '~/platform/api-errors.server';
import { readAppInfo } from '~/platform/app-info.server';
import { keepSession } from '~/platform/authenticator.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser, requireVisitor } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import type { PageHandle } from '~/platform/page-handle';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('invitation');
  if (!token) await requireVisitor(context);
  const [invitation, info] = await Promise.all([
    token ? receiveInvitation(context, token) : null,
    readAppInfo(context),
  ]);
  const role: 'customer' | 'trainer' = searchParams.get('role') === 'trainer' ? 'trainer' : 'customer';
  return { invitation, role, passwordRules: info?.passwordRules ?? [] };
}

const register = z.object({
  intent: z.literal(registerIntent.register),
  email: text,
  password: text,
  confirmPassword: text,
  role: z.enum(['customer', 'trainer']).default('customer'),
  name: text,
});
const registerInvited = z.object({
  intent: z.literal(registerIntent.registerInvited),
  token: text,
  password: text,
  confirmPassword: text,
  name: text,
});
const accept = z.object({ intent: z.literal(acceptIntent), token: text });
const schema = z.discriminatedUnion('intent', [register, registerInvited, accept]);

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await decodeForm(request, schema);
  try {
    return await carryOut(context, submission.value);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return refuseForm({ context, submission, failure, secrets: ['password', 'confirmPassword'] });
  }
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Register() {
  const { invitation, role, passwordRules } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  switch (invitation?.state) {
    case undefined:
      return <RegisterForm form={form} passwordRules={passwordRules} role={role} />;
    case 'new-account':
      return <InvitedRegisterForm form={form} passwordRules={passwordRules} invitation={invitation} />;
    case 'sign-in-first':
      return <SignInFirst invitation={invitation} />;
    case 'accept':
      return <AcceptInvitation form={form} invitation={invitation} />;
    case 'other-account':
      return <OtherAccount invitation={invitation} />;
    case 'no-customer':
      return <NoCustomer invitation={invitation} />;
    case 'invalid':
      return <InvalidInvitation invitation={invitation} />;
  }
}

async function carryOut(context: AppLoadContext, form: z.infer<typeof schema>): Promise<Response> {
  switch (form.intent) {
    case registerIntent.register:
      return registerAccount(context, form);
    case registerIntent.registerInvited:
      return registerInvitedCustomer(context, form);
    case acceptIntent:
      return acceptWithAccount(context, form);
  }
}

const notRegistered = 'An error occurred during registration';

async function registerAccount(context: AppLoadContext, { intent: _, ...body }: z.infer<typeof register>) {
  const answer = await apiForVisitor(context).POST('/api/auth/register', { body });
  const user = keepSession(context, answer, notRegistered);
  return redirectWithToast(context, homeOf(user.role), { tone: 'success', title: 'Registration successful' });
}

async function registerInvitedCustomer(context: AppLoadContext, form: z.infer<typeof registerInvited>) {
  const answer = await acceptAsNewCustomer(context, form);
  if (!answer.data) throw failureOf(answer, notRegistered);
  const signIn = loginOfNewAccount(answer.data.data.user.email);
  return redirectWithToast(context, signIn, { tone: 'success', title: 'Account Created Successfully' });
}

async function acceptWithAccount(context: AppLoadContext, { token }: z.infer<typeof accept>) {
  await requireUser(context, 'customer');
  const answer = await acceptAsCustomer(context, token);
  if (!answer.data) throw failureOf(answer, notRegistered);
  return redirectWithToast(context, homeOf('customer'), { tone: 'success', title: answer.data.message });
}

export const handle: PageHandle = { hidesNavigation: true };

export const meta = pageMeta({
  title: 'Create Account',
  indexed: true,
  description: 'Create an account as a trainer, or as a customer of one.',
});
