import { Outlet, useRouteError } from '@remix-run/react';
import { ErrorPage } from '~/features/errors/error-page';
import { useRequestId } from '~/features/errors/request-id';

/**
 * The parent of all pages. Their errors are shown here and not by the root, so that the root's data, including the
 * signed-in user, is available even if a form is refused before any page has been loaded.
 */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} requestId={useRequestId()} />;
}
