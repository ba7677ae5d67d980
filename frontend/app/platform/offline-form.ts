import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import { nutritionPath } from '~/paths/pages';
import { firstAttempt, type RefusedForm } from './forms';

const message =
  'The server could not be reached. Nothing has been saved; what you typed is still here. Please try again.';

/**
 * Sends a form from the browser. When the connection fails on the way, the form stays where it is and says
 * so, instead of giving way to an error page. Routes export it as their `clientAction`.
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

/** All that was typed, as a refused form brings it back: what the browser shows may be made anew from it. */
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

/** Where a form only asks something: what is on the page stays as true as it was. */
const questions: readonly (string | undefined)[] = [nutritionPath];

/**
 * After a form the router loads the page's data again. Over the connection that has just failed this would
 * end at an error page, too. Those routes, and the root, export it as their `shouldRevalidate`.
 */
export const stayWhenOffline: ShouldRevalidateFunction = (args) => {
  const { actionResult, formAction, defaultShouldRevalidate } = args;
  const isQuestion = questions.includes(formAction) && !isLeft(args);
  return actionResult?.offline || isQuestion ? false : defaultShouldRevalidate;
};

/**
 * The page is on its way to another address while a small form of it is answered. Then the router asks only once what to
 * load: what needs nothing new after the form may need it for the address.
 */
export const isLeft = ({ currentUrl, nextUrl }: Parameters<ShouldRevalidateFunction>[0]): boolean =>
  currentUrl.href !== nextUrl.href;
