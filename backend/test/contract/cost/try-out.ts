import { request } from 'node:http';
import { makeCaller } from '../callers.ts';
import type { Operation } from '../document.ts';
import { prepare } from '../example-requests.ts';
import { draftOf, toRequest } from '../fuzz/draft.ts';
import type { RawRequest } from '../raw-request.ts';
import type { World } from '../world.ts';
import type { Attempt } from './attempts.ts';
import type { Cost, MeasuredBackend } from './measured-backend.ts';

/** Work that goes on beside the event loop may take longer; what it holds up shows before. */
const PATIENCE_MS = 3_000;

export interface Outcome {
  cost: Cost;
  status: number | 'nothing yet' | 'hung up';
  /** What somebody else's request was answered meanwhile. */
  others: number | 'nothing yet' | 'hung up';
}

/** One request of somebody who may make it, from an address of their own, and one of somebody else beside it. */
export async function tryOut(
  operation: Operation,
  attempt: Attempt,
  world: World,
  backend: MeasuredBackend,
): Promise<Outcome> {
  const caller = operation.roles.includes('public') ? 'nobody' : (operation.roles[0] as 'trainer');
  const { credentials, owner } = await makeCaller(caller, operation, world);
  const draft = draftOf(operation, await prepare(operation, world, owner));
  await attempt.change(draft);
  const sent = toRequest(draft, { ...world.fromNewAddress(), ...credentials });
  const other: RawRequest = {
    method: 'GET',
    target: '/api/app',
    headers: world.fromNewAddress(),
    body: null,
  };
  let [status, others]: Outcome['status'][] = [];
  const cost = await backend.costOf(async () => {
    [status, others] = await Promise.all([statusOf(backend.url, sent), statusOf(backend.url, other)]);
  });
  return { cost, status: status ?? 'nothing yet', others: others ?? 'nothing yet' };
}

/** A connection of its own for each: who hangs up takes nobody along. */
function statusOf(url: string, { method, target, body, headers }: RawRequest): Promise<Outcome['status']> {
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
    const done = (outcome: Outcome['status']) => {
      clearTimeout(patience);
      resolve(outcome);
    };
    outgoing.on('error', () => done('hung up'));
    outgoing.end(body);
  });
}
