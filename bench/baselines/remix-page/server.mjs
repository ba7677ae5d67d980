import { createServer } from 'node:http';
import { createRequestHandler, writeReadableStreamToWritable } from '@remix-run/node';

/**
 * Remix on node:http and nothing else. Its page is the markup of one of ours (see build.mjs). If ours calls the
 * backend first, so does this.
 */
const { PORT, REMIX_BUILD, ASKS, DATA } = process.env;
const handle = createRequestHandler(await import(REMIX_BUILD), 'production');
const origin = `http://127.0.0.1:${PORT}`;
const asks = JSON.parse(ASKS);
const data = JSON.parse(DATA);

createServer(async (request, response) => {
  if (request.url === '/healthz') return response.end();
  const asked = await Promise.all(asks.map((url) => ask(url, request.headers.cookie)));
  const answer = await handle(new Request(origin + request.url, { headers: request.headers }), {
    data: { ...data, asked },
  });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  await writeReadableStreamToWritable(answer.body, response);
}).listen(Number(PORT), '127.0.0.1');

async function ask(url, cookie) {
  const token = /token=([^;]+)/.exec(cookie)?.[1];
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
