import { type AppLoadContext, redirect } from '@remix-run/node';
import { homeOf, type Role } from '~/paths/pages';
import { loginBackTo } from '~/platform/own-path';
import { errorPage } from './api-errors.server';
import { findCurrentUser, type User } from './current-user.server';
import { toastHeaders } from './toast.server';

/** Lets these roles through (every role, when none is named); the others go where they belong. */
export async function requireUser(context: AppLoadContext, ...roles: Role[]): Promise<User> {
  const { user, failure } = await findCurrentUser(context);
  if (failure) throw errorPage(failure, context.requestId);
  if (!user) throw redirect(loginBackTo(context.page), expiryNotice(context));
  if (roles.length > 0 && !roles.includes(user.role)) throw redirect('/');
  return user;
}

/** For pages that are about signing in: whoever is signed in already goes home. */
export async function requireVisitor(context: AppLoadContext): Promise<void> {
  const { user } = await findCurrentUser(context);
  if (user) throw redirect(homeOf(user.role));
}

function expiryNotice(context: AppLoadContext): ResponseInit {
  if (!context.session.hasEnded) return {};
  return { headers: toastHeaders(context, { tone: 'info', title: 'Session expired. Please login again.' }) };
}
