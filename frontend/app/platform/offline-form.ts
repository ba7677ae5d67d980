import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import { groceriesTabPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { onlyAsks } from './connection/form-method';
import { firstAttempt, type RefusedForm } from './forms';

const message =
  'The server could not be reached. Nothing has been saved; what you typed is still here. Please try again.';

/**
 * Sends a form from the browser. If the connection fails, the form stays and says so instead of being replaced by an
 * error page. Routes export this as their `clientAction`.
 */
export async function keepFormWhenOffline({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const refused: RefusedForm = {
      status: 'error',
      error: { '': [message] },
      initialValue: typedIn(await sent.formData()),
      attempt: firstAttempt,
      offline: true,
    };
    return refused;
  }
}

/**
 * Returns everything that was typed in the shape of a refused form, because the browser may create its inputs again.
 */
export function typedIn(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())];
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    names.flatMap((name) => {
      const [first, ...more] = texts(name);
      return first === undefined ? [] : [[name, more.length > 0 ? [first, ...more] : first]];
    }),
  );
}

/**
 * After a form, the router reloads the page's data. Over a connection that has just failed, that would end at an
 * error page too. Routes with such forms, and the root, export this as their `shouldRevalidate`.
 */
export const stayWhenOffline: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.offline ? false : defaultShouldRevalidate;

/** The pages of a grocery list, which can be used without a connection and keep what is typed by themselves. */
export const listPages: readonly string[] = [groceriesPath, groceriesTabPath];

/** Whether a link or a search only changes what the page of a grocery list shows, which works without a connection. */
export const isOtherView = ({ currentUrl, nextUrl, formMethod }: Parameters<ShouldRevalidateFunction>[0]) =>
  onlyAsks(formMethod) &&
  listPages.includes(nextUrl.pathname) &&
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search;

/**
 * True if the page is leaving for another address while the answer to a background form arrives. The router then asks
 * only once what to load: data that is not needed because of the form may be needed for the new address.
 */
export const isLeft = ({ currentUrl, nextUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean =>
  currentUrl.href !== nextUrl.href;
