import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { forgetGroceries } from '~/features/groceries/offline/forget';
import { loginPath } from '~/paths/pages';
import { apiForVisitorOrUser } from '~/platform/api.server';
import { findCurrentUser } from '~/platform/current-user.server';
import { pageMeta } from '~/platform/page-meta';
import { ConfirmPage } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = await findCurrentUser(context);
  if (!user) throw redirect(loginPath);
  return { email: user.email };
}

export async function action({ context }: ActionFunctionArgs) {
  // The browser forgets the session even if the API cannot be told.
  if (context.session.isPresent) await apiForVisitorOrUser(context).POST('/api/auth/logout');
  context.session.signOut();
  return redirect(loginPath);
}

/** Forgets what the browser keeps of the account, once the server has ended the session. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (answer) {
    if (answer instanceof Response) await forgetGroceries();
    throw answer;
  }
}

export default function Logout() {
  return (
    <ConfirmPage
      title="Sign out?"
      confirmText="Sign Out"
      pendingText="Signing Out..."
      danger={false}
      cancelTo="/"
    >
      You can sign in again at any time.
    </ConfirmPage>
  );
}

export const meta = pageMeta({ title: 'Sign Out' });
