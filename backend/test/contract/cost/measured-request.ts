import { request } from 'node:http';
import type { RawRequest } from '../raw-request.ts';
import type { Cost } from './measured-program.ts';

/** Work beside the event loop may take longer. If it blocks others, that shows earlier. */
const PATIENCE_MS = 3_000;
const MAX_GROWN_BYTES = 100 * 1024 * 1024;

/** An input that seems too expensive is tried this many times. */
export const TRIES = 3;

export type Answered = number | 'nothing yet' | 'hung up';

/** Says what is wrong with the cost, and with the answer to another user meanwhile. */
export function faultsIn({ held, grownBytes }: Cost, others: Answered): string[] {
  return [
    ...(held > 1 ? [`held the event loop for ${held.toFixed(1)} times what is allowed`] : []),
    ...(grownBytes > MAX_GROWN_BYTES ? [`took ${Math.round(grownBytes / 1e6)} MB`] : []),
    ...(others === 200 ? [] : [`somebody else was answered ${others}`]),
  ];
}

/** Each request has a connection of its own, so that an aborted one does not affect others. */
export function statusOf(url: string, { method, target, body, headers }: RawRequest): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const length = body ? { 'content-length': String(body.length) } : {};
  return new Promise((resolve) => {
    const outgoing = request(
      { hostname, port, method, path: target, agent: false, headers: { ...length, ...headers } },
      (answer) => {
        answer.resume();
        answer.on('error', () => resolve('hung up'));
        answer.on('end', () => done(answer.statusCode ?? 0));
      },
    );
    const patience = setTimeout(() => {
      done('nothing yet');
      outgoing.destroy();
    }, PATIENCE_MS);
    const done = (outcome: Answered) => {
      clearTimeout(patience);
      resolve(outcome);
    };
    outgoing.on('error', () => done('hung up'));
    outgoing.end(body);
  });
}
