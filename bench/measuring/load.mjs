import { Problem } from '../../scripts/launcher/problem.mjs';
import { startWorker } from './worker.mjs';

/** Starts the process that creates load, separate from every server. */
export function startLoad() {
  const worker = startWorker(new URL('load-process.mjs', import.meta.url));

  /** Any status other than 200 aborts the run, because it would be fast for the wrong reason. */
  async function round(url, requests, { connections, seconds }) {
    const { hostname: host, port } = new URL(url);
    const result = await worker.ask({ host, port: Number(port), requests, connections, seconds });
    const { 200: _, ...others } = result.statuses;
    if (Object.keys(others).length > 0)
      throw new Problem(`${url} answered with ${JSON.stringify(result.statuses)}: this measures nothing.`);
    return result;
  }

  return {
    /** One side of a comparison: a program with these requests, one in flight per connection. */
    on: ({ url, pid, stop }, requests, connections) => ({
      pid,
      stop,
      round: (seconds) => round(url, requests, { connections, seconds }),
    }),
    stop: worker.stop,
  };
}

/** A request in its wire format. */
export function rawRequest({ method = 'GET', path, headers = {}, json }) {
  const body = json === undefined ? '' : JSON.stringify(json);
  const all = {
    Host: 'localhost',
    'User-Agent': 'Mozilla/5.0 (bench)',
    ...headers,
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
