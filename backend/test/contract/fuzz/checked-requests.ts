import { inspect } from 'node:util';
import { ROLES } from '../../../src/platform/access/principal.js';
import type { CallerKind } from '../access-table.ts';
import type { Operation } from '../document.ts';
import { type PreparedCall, PreparedCalls, SPENT_IN_VAIN, TOO_MANY_REQUESTS } from '../prepared-calls.ts';
import { type RawAnswer, type RawRequest, send } from '../raw-request.ts';
import type { World } from '../world.ts';
import { answerProblems } from './answer-problems.ts';
import { problemsOf } from './conforms.ts';
import { databaseDigest } from './database-digest.ts';
import { draftOf, toRequest } from './draft.ts';
import { commit, type Fault } from './faults.ts';

type Check = (caller: CallerKind, faults: Fault[]) => Promise<number>;

/**
 * Returns a function that sends a request with these faults, throws if its answer or its effects are wrong, and
 * returns its status.
 */
export async function checkOf(operation: Operation, world: World): Promise<Check> {
  const digest = await databaseDigest(world.db, SPENT_IN_VAIN[operation.name]);
  const calls = new PreparedCalls(operation, world);
  let last: { call: PreparedCall; after: Record<string, string> } | undefined;
  const sendOnce = async (caller: CallerKind, faults: Fault[]): Promise<number> => {
    const call = await calls.of(caller);
    const sent = requestOf(operation, world, call, faults);
    // Nothing happens between two requests of a call, so the state after one is the state before the next.
    const before = last?.call === call ? last.after : await digest();
    const answer = await send(world.url, sent);
    const after = await digest();
    last = { call, after };
    const effects = effectProblems(operation, sent, answer, before, after);
    const problems = [...answerProblems(answer), ...effects];
    if (problems.length > 0) throw new Error(story(sent, answer, problems));
    calls.answered(caller, answer.status);
    return answer.status;
  };
  return async (caller, faults) => {
    const status = await sendOnce(caller, faults);
    // Earlier requests of this caller may have used up a limit, which would hide what is wrong with this one.
    return status === TOO_MANY_REQUESTS ? sendOnce(caller, faults) : status;
  };
}

export function callersOf({ roles }: Operation): CallerKind[] {
  return ['nobody', ...ROLES.filter((role) => roles.includes(role) || roles.includes('public'))];
}

function requestOf(
  operation: Operation,
  world: World,
  { credentials, ingredients }: PreparedCall,
  faults: Fault[],
): RawRequest {
  const draft = draftOf(operation, ingredients);
  for (const fault of faults) commit(fault, draft);
  return toRequest(draft, { ...world.fromNewAddress(), ...credentials });
}

function effectProblems(
  operation: Operation,
  sent: RawRequest,
  { status }: RawAnswer,
  before: Record<string, string>,
  after: Record<string, string>,
): string[] {
  if (status < 400) return problemsOf(operation, sent).map((problem) => `accepted although ${problem}`);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  return changed.map((table) => `refused, but ${table} has changed`);
}

export const brief = (value: unknown) =>
  inspect(value, { depth: 6, maxStringLength: 300, maxArrayLength: 20 });

function story({ body, ...sent }: RawRequest, answer: RawAnswer, problems: string[]): string {
  const shown = { ...sent, body: body?.toString('utf8') ?? null };
  return `${problems.join('; ').slice(0, 1_000)}\n${brief(shown)}\nanswered ${brief({ status: answer.status, text: answer.text })}`;
}
