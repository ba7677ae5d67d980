import type { ServerResponse } from 'node:http';
import type { ApiFetch } from './api-fetch.ts';

const TIMEOUT_MS = 3_000;

export function answerAlive(response: ServerResponse): void {
  sendStatus(response, 200, 'ok');
}

/** The server is ready if it can serve complete pages: the backend answers and is ready itself. */
export async function answerReady(response: ServerResponse, apiUrl: URL, fetchApi: ApiFetch): Promise<void> {
  const ready = await fetchApi(new URL('/readyz', apiUrl), { timeoutMs: TIMEOUT_MS })
    .then(async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    })
    .catch(() => false);
  sendStatus(response, ready ? 200 : 503, ready ? 'ready' : 'backend not ready');
}

function sendStatus(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status }));
}
