import { createServer } from 'node:http';
import { createRequestHandler, writeReadableStreamToWritable } from '@remix-run/node';

/** Remix on node:http and nothing else. Its page is the sign-in page's markup, see build.mjs. */
const { PORT, REMIX_BUILD } = process.env;
const handle = createRequestHandler(await import(REMIX_BUILD), 'production');
const origin = `http://127.0.0.1:${PORT}`;

createServer(async (request, response) => {
  if (request.url === '/healthz') return response.end();
  const answer = await handle(new Request(origin + request.url, { headers: request.headers }), {});
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  await writeReadableStreamToWritable(answer.body, response);
}).listen(Number(PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
