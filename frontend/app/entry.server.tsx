import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './platform/nonce';

export const streamTimeout = 15_000;

/** Renders a page as a stream. Programs that do not run scripts get it complete. */
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
          // If the visitor left early, the page cannot be finished, which is no error.
          if (!request.signal.aborted) loadContext.report(error);
        },
      },
    );
    const tooLong = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** Reports errors in loaders and actions. Refusals that they throw on purpose are no errors. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.report(error);
}
