import { loginPathWith, startOfInvitation } from '~/paths/account';
import { homeOf, loginPath, type Role } from '~/paths/pages';

/** Pages that only make sense for visitors, or that would end the new session. */
const notWorthReturningTo =
  /^\/(login|logout|register|forgot-password|reset-password|confirm-email|oauth|settings\/(?:theme|time-zone)|api)([/?]|$)/i;

/**
 * Validates a path from outside as a target: it must belong to this application and contain nothing that a browser
 * could read as another host (`//host`, `/\host`, control characters). Returns null for anything else.
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

/** The page to open after signing in, if one was remembered and makes sense. */
export function rememberedPage(candidate: unknown): string | null {
  const path = ownPath(candidate);
  if (!path || path === '/') return null;
  // Users who already have an account accept an invitation after signing in.
  return path.startsWith(startOfInvitation) || !notWorthReturningTo.test(path) ? path : null;
}

/** The address of the sign-in page that returns to the given page. */
export function loginBackTo(page: string): string {
  const redirectTo = rememberedPage(page);
  return redirectTo ? loginPathWith({ redirectTo }) : loginPath;
}

/**
 * Returns the page to open after coming back from Google: the one that the user came from if their role may
 * open it, otherwise their home.
 */
export function pageAfterOAuth(role: Role, from: unknown): string {
  const page = rememberedPage(from);
  const area = page?.match(/^\/(admin|trainer|customer)(?=[/?]|$)/i)?.[1]?.toLowerCase();
  return page && (area === undefined || area === role) ? page : homeOf(role);
}
