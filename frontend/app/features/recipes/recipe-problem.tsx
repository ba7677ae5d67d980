import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ErrorPage, explainProblem } from '~/features/errors/error-page';
import { useRequestId } from '~/features/errors/request-id';
import { useIsOverlay } from '~/features/overlay/dialog-or-page';
import { Banner, RouteDialog } from '~/ui';

/** Replaces a recipe that failed to load. The list or plan from which it was opened stays. */
export function RecipeProblem() {
  const error = useRouteError();
  const requestId = useRequestId();
  if (!useIsOverlay()) return <ErrorPage error={error} requestId={requestId} />;
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return (
    <RouteDialog title="Recipe Details">
      <Banner tone="danger" title={isGone ? 'Recipe not found' : 'Error loading recipe'}>
        {isGone ? 'It has been deleted, or you can no longer see it.' : explainProblem(error).text}
      </Banner>
    </RouteDialog>
  );
}
