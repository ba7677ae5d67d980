import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './platform/nonce';

export const streamTimeout = 15_000;

/** Renders a page and sends it while it is rendered; programs that do not wait for the rest get it whole. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = loadContext;
  const waitForAll = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let failedWhileStreaming = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']: () => {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          loadContext.sendPage = (sink) => {
            sink.once('close', () => clearTimeout(tooLong));
            pipe(sink);
          };
          resolve(new Response(null, { headers, status: failedWhileStreaming ? 500 : status }));
        },
        onShellError: (error) => {
          clearTimeout(tooLong);
          reject(error);
        },
        onError: (error) => {
          failedWhileStreaming = true;
          // Whoever left early leaves a page behind that cannot be finished.
          if (!request.signal.aborted) loadContext.report(error);
        },
      },
    );
    const tooLong = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** What loaders and actions threw by mistake; refusals that they threw on purpose are no errors. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.report(error);
}
