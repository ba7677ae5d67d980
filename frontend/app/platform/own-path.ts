import { loginPathWith, startOfInvitation } from '~/paths/account';
import { homeOf, loginPath, type Role } from '~/paths/pages';

/** Pages that only make sense signed out, or that would end the session just begun. */
const notWorthReturningTo =
  /^\/(login|logout|register|forgot-password|reset-password|oauth|settings|api)([/?]|$)/i;

/**
 * A path that came in from outside and may be gone to: one of this application, and nothing that a
 * browser could read as another host (`//host`, `/\host`, control characters). Null for anything else.
 */
export function ownPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return null;
  try {
    const base = 'http://own.invalid';
    const url = new URL(candidate, base);
    if (url.origin !== base || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** The page to open after signing in, when one was remembered and is worth it. */
export function rememberedPage(candidate: unknown): string | null {
  const path = ownPath(candidate);
  if (!path || path === '/') return null;
  // An invitation to someone who has an account is accepted after signing in.
  return path.startsWith(startOfInvitation) || !notWorthReturningTo.test(path) ? path : null;
}

/** The sign-in page that leads back to where one was. */
export function loginBackTo(page: string): string {
  const redirectTo = rememberedPage(page);
  return redirectTo ? loginPathWith({ redirectTo }) : loginPath;
}

/**
 * Where someone lands who has come back from Google: on the page that they left from, if it is one of
 * their role's, else at home.
 */
export function pageAfterOAuth(role: Role, from: unknown): string {
  const page = rememberedPage(from);
  const area = page?.match(/^\/(admin|trainer|customer)(?=[/?]|$)/i)?.[1]?.toLowerCase();
  return page && (area === undefined || area === role) ? page : homeOf(role);
}
