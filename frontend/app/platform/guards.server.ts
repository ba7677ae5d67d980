import { type AppLoadContext, redirect } from '@remix-run/node';
import { homeOf, type Role } from '~/paths/pages';
import { securityPath } from '~/paths/settings';
import { loginBackTo } from '~/platform/own-path';
import { errorPage } from './api-errors.server';
import { findCurrentUser, type User } from './current-user.server';
import { toastHeaders } from './toast.server';

/** Lets these roles through, or every role if none is named. Others are redirected. */
export async function requireUser(context: AppLoadContext, ...roles: Role[]): Promise<User> {
  const { user, failure } = await findCurrentUser(context);
  if (failure) throw errorPage(failure, context.requestId);
  if (!user) throw redirect(loginBackTo(context.page), expiryNotice(context));
  if (roles.length > 0 && !roles.includes(user.role)) throw redirect('/');
  if (user.mustAddSecondFactor && !context.page.startsWith(securityPath)) throw redirect(securityPath);
  return user;
}

/** Guards pages about signing in. Users who are already signed in are sent home. */
export async function requireVisitor(context: AppLoadContext): Promise<void> {
  const { user } = await findCurrentUser(context);
  if (user) throw redirect(homeOf(user.role));
}

function expiryNotice(context: AppLoadContext): ResponseInit {
  if (!context.session.hasEnded) return {};
  return { headers: toastHeaders(context, { tone: 'info', title: 'Session expired. Please login again.' }) };
}
