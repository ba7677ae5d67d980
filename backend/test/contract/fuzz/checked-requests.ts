import { inspect } from 'node:util';
import { ROLES } from '../../../src/platform/access/principal.js';
import type { CallerKind } from '../access-table.ts';
import { makeCaller } from '../callers.ts';
import type { Operation } from '../document.ts';
import { prepare } from '../example-requests.ts';
import { type RawAnswer, type RawRequest, send } from '../raw-request.ts';
import type { World } from '../world.ts';
import { answerProblems } from './answer-problems.ts';
import { problemsOf } from './conforms.ts';
import { databaseDigest } from './database-digest.ts';
import { draftOf, toRequest } from './draft.ts';
import { commit, type Fault } from './faults.ts';

/** A code from Google is used up by any attempt. */
const SPENT_IN_VAIN: Record<string, string[]> = {
  'POST /api/auth/google/exchange': ['one_time_codes'],
  'POST /api/auth/google/link': ['one_time_codes'],
};

type Check = (caller: CallerKind, faults: Fault[]) => Promise<void>;

/** Sends a request with these faults and throws if its answer or its effects are wrong. */
export async function checkOf(operation: Operation, world: World): Promise<Check> {
  const digest = await databaseDigest(world.db, SPENT_IN_VAIN[operation.name]);
  return async (caller, faults) => {
    const sent = await requestOf(operation, world, caller, faults);
    const before = await digest();
    const answer = await send(world.url, sent);
    const effects = effectProblems(operation, sent, answer, before, await digest());
    const problems = [...answerProblems(answer), ...effects];
    if (problems.length > 0) throw new Error(story(sent, answer, problems));
  };
}

export function callersOf({ roles }: Operation): CallerKind[] {
  return ['nobody', ...ROLES.filter((role) => roles.includes(role) || roles.includes('public'))];
}

async function requestOf(
  operation: Operation,
  world: World,
  caller: CallerKind,
  faults: Fault[],
): Promise<RawRequest> {
  const { credentials, owner } = await makeCaller(caller, operation, world);
  const draft = draftOf(operation, await prepare(operation, world, owner));
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
