import { type AppLoadContext, redirect } from '@remix-run/node';
import { z } from 'zod';
import { secondStepPath } from '~/paths/pages';
import type { SignedInUser } from './current-user.server';
import { pageAfterOAuth, rememberedPage } from './own-path';
import { signInToast } from './sign-in-toast.server';
import { toastHeaders } from './toast.server';

const stepShape = z.object({
  challenge: z.string(),
  expiresAt: z.string(),
  methods: z.array(z.enum(['code', 'passkey', 'recovery_code'])),
  redirectTo: z.string().nullable(),
});

/** A sign-in that waits for its second step. */
export type SecondStep = z.infer<typeof stepShape>;

type Begun = Omit<SecondStep, 'redirectTo'>;

/**
 * This error is thrown where a session was expected: the first step was right, but the account asks for a second one.
 */
export class SecondStepNeeded extends Error {
  readonly begun: Begun;

  constructor(begun: Begun) {
    super('The account asks for a second step');
    this.begun = begun;
  }
}

/** The browser keeps the challenge in a cookie that scripts cannot read, so that the page can be reloaded. */
export function redirectToSecondStep(context: AppLoadContext, begun: Begun, redirectTo: unknown): Response {
  const step: SecondStep = { ...begun, redirectTo: rememberedPage(redirectTo) };
  const maxAgeSeconds = (Date.parse(begun.expiresAt) - Date.now()) / 1000;
  const headers = { 'Set-Cookie': stepCookie(context).set(JSON.stringify(step), { maxAgeSeconds }) };
  return redirect(secondStepPath, { headers });
}

export function readSecondStep(context: AppLoadContext): SecondStep | null {
  try {
    return stepShape.parse(JSON.parse(stepCookie(context).read(context.cookies) ?? ''));
  } catch {
    return null;
  }
}

/** Leads to the page that the user wanted to open first, or home. */
export function finishSecondStep(
  context: AppLoadContext,
  user: SignedInUser,
  redirectTo: string | null,
): Response {
  const headers = new Headers(toastHeaders(context, signInToast(user)));
  headers.append('Set-Cookie', stepCookie(context).clear());
  return redirect(pageAfterOAuth(user.role, redirectTo), { headers });
}

export function leaveSecondStep(context: AppLoadContext, to: string): Response {
  return redirect(to, { headers: { 'Set-Cookie': stepCookie(context).clear() } });
}

function stepCookie(context: AppLoadContext) {
  return context.pageCookie('second-step');
}
