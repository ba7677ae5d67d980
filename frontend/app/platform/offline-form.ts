import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
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
    const intent = (await sent.formData()).get('intent');
    const refused: RefusedForm = {
      status: 'error',
      error: { '': [message] },
      initialValue: typeof intent === 'string' ? { intent } : {},
      attempt: firstAttempt,
      offline: true,
    };
    return refused;
  }
}

/**
 * After a form the router loads the page's data again. Over the connection that has just failed this would
 * end at an error page, too. Those routes, and the root, export it as their `shouldRevalidate`.
 */
export const stayWhenOffline: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.offline ? false : defaultShouldRevalidate;
