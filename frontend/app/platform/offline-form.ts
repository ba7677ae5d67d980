import { type ClientActionFunctionArgs, data } from '@remix-run/react';
import { firstAttempt, type RefusedForm } from './forms';

const message =
  'The server could not be reached. Nothing has been saved; what you typed is still here. Please try again.';

/**
 * Sends a form from the browser. When the connection fails on the way, the form stays where it is and says
 * so, instead of giving way to an error page. Routes export it as their `clientAction`.
 */
export async function keepFormWhenOffline({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const refused: RefusedForm = { status: 'error', error: { '': [message] }, attempt: firstAttempt };
    // With a failing status the router does not try to load the page's data again over the same connection.
    return data(refused, { status: 503 });
  }
}
