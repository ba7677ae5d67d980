import { isRouteErrorResponse, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { isConnectionLost } from '~/platform/connection/connection-lost';
import type { ThrownProblem } from '~/platform/problem';
import { ButtonLink, ButtonRow, Stack } from '~/ui';
import { problemTitle } from './problem-title';

/** Replaces a page that failed: says what happened, and offers a way back and the request's ID. */
export function ErrorPage({ error, requestId }: { error: unknown; requestId: string | null }) {
  const { pathname, search } = useLocation();
  const { text, canRetry } = explainProblem(error);
  // A request that never reached the server has no ID.
  const id = isConnectionLost(error) ? null : (problemOf(error)?.requestId ?? requestId);
  return (
    <div className="mx-auto max-w-form py-8">
      <Stack>
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{problemTitle(error)}</h1>
        <div className="text-muted">{text}</div>
        <ButtonRow>
          {canRetry ? (
            <ButtonLink to={pathname + search} variant="primary" reloadDocument>
              Try Again
            </ButtonLink>
          ) : null}
          <ButtonLink to="/" variant={canRetry ? 'secondary' : 'primary'}>
            Return Home
          </ButtonLink>
        </ButtonRow>
        {id ? <p className="text-sm text-muted">Request {id}</p> : null}
      </Stack>
    </div>
  );
}

export function explainProblem(error: unknown): { text: ReactNode; canRetry: boolean } {
  if (!isRouteErrorResponse(error)) {
    if (isConnectionLost(error)) {
      return {
        text: 'The server could not be reached. Please check your connection and try again.',
        canRetry: true,
      };
    }
    return {
      text: 'Something went wrong on our side, and we have made a note of it. Please try again in a moment.',
      canRetry: true,
    };
  }
  const message = problemOf(error)?.message;
  switch (error.status) {
    case 404:
      return {
        text: message ?? 'The page you are looking for does not exist or has been moved.',
        canRetry: false,
      };
    case 400:
      return { text: message ?? 'We could not understand that request.', canRetry: false };
    case 403:
      return { text: message ?? 'Your account is not allowed to do this.', canRetry: false };
    case 405:
      return { text: 'This page does not accept forms. Nothing has been changed.', canRetry: false };
    case 429:
      return { text: message ?? 'You have sent too many requests. Please wait a moment.', canRetry: true };
    case 503:
      return {
        text: 'The service cannot be reached right now. You are still signed in, and nothing has been lost. Please try again in a moment.',
        canRetry: true,
      };
    default:
      return {
        text: message ?? 'Something went wrong on our side, and we have made a note of it.',
        canRetry: error.status >= 500,
      };
  }
}

function problemOf(error: unknown): Partial<ThrownProblem> | null {
  if (!isRouteErrorResponse(error)) return null;
  return typeof error.data === 'object' && error.data !== null ? error.data : null;
}
