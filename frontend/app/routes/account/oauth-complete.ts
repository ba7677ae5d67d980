import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginPathWith } from '~/paths/account';
import { loginPath } from '~/paths/pages';
import { ApiFailure, errorPage } from '~/platform/api-errors.server';
import { authenticatorFor } from '~/platform/authenticator.server';
import { pageAfterOAuth } from '~/platform/own-path';
import { redirectToSecondStep, SecondStepNeeded } from '~/platform/second-step.server';
import { signInToast } from '~/platform/sign-in-toast.server';
import { redirectWithToast } from '~/platform/toast.server';

/**
 * Completes a sign-in with Google. The server answers every address that contains a `token` with this page and passes
 * the original address, without the token, in `from`.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const error = searchParams.get('error');
  if (error) throw redirect(loginPathWith({ error: error }));
  if (!searchParams.get('token')) throw redirect(loginPath);
  try {
    const user = await authenticatorFor(context).authenticate('google', request);
    const page = pageAfterOAuth(user.role, searchParams.get('from'));
    throw redirectWithToast(context, page, signInToast(user));
  } catch (failure) {
    if (failure instanceof SecondStepNeeded)
      throw redirectToSecondStep(context, failure.begun, searchParams.get('from'));
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.isPassing) throw errorPage(failure, context.requestId);
    throw redirect(loginPathWith({ error: failure.code }));
  }
}

// A component makes this a page, so that the root shows its errors.
export default function OAuthComplete() {
  return null;
}
