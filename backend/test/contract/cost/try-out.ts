import { makeCaller } from '../callers.ts';
import type { Operation } from '../document.ts';
import { prepare } from '../example-requests.ts';
import { draftOf, toRequest } from '../fuzz/draft.ts';
import type { RawRequest } from '../raw-request.ts';
import type { World } from '../world.ts';
import type { Attempt } from './attempts.ts';
import type { Cost, MeasuredProgram } from './measured-program.ts';
import { type Answered, statusOf } from './measured-request.ts';

export interface Outcome {
  cost: Cost;
  status: Answered;
  /** The answer to another user's request meanwhile. */
  others: Answered;
}

/** Sends a request from a permitted user with an address of their own, and one from another user beside it. */
export async function tryOut(
  operation: Operation,
  attempt: Attempt,
  world: World,
  backend: MeasuredProgram,
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
  let [status, others]: Answered[] = [];
  const cost = await backend.costOf(async () => {
    [status, others] = await Promise.all([statusOf(backend.url, sent), statusOf(backend.url, other)]);
  });
  return { cost, status: status ?? 'nothing yet', others: others ?? 'nothing yet' };
}
