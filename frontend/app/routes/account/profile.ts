import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { oauthBrowser } from '~/platform/authenticator.server';
import { requireUser } from '~/platform/guards.server';
import { profileOf } from '~/platform/paths';
import { redirectWithToast, type Toast } from '~/platform/toast.server';

/** Each role has its own profile. Linking with Google comes back here, with a one-time code in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context);
  const code = new URL(request.url).searchParams.get('google');
  if (code === null) throw redirect(profileOf(user.role));
  throw redirectWithToast(context, profileOf(user.role), await linkGoogle(context, code));
}

// With a component this is a page, whose errors the root shows.
export default function Profile() {
  return null;
}

async function linkGoogle(context: AppLoadContext, token: string): Promise<Toast> {
  const body = { token, browser: oauthBrowser(context) };
  const answer = await apiFor(context).POST('/api/auth/google/link', { body });
  if (answer.data) return { tone: 'success', title: answer.data.message };
  return { tone: 'danger', title: failureOf(answer).message };
}
