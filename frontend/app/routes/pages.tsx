import { Outlet, useRouteError } from '@remix-run/react';
import { ErrorPage } from '~/features/errors/error-page';
import { useRequestId } from '~/features/errors/request-id';

/**
 * All pages are inside this one. What they throw is shown here rather than by the root, so that the root's data,
 * and with it whoever is signed in, is there also when a form is refused before any page has been loaded.
 */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} requestId={useRequestId()} />;
}
