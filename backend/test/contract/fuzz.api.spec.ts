import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { ROLES } from '../../src/platform/access/principal.js';
import type { CallerKind } from './access-table.ts';
import { makeCaller } from './callers.ts';
import { type Operation, operations } from './document.ts';
import { prepare } from './example-requests.ts';
import { answerProblems } from './fuzz/answer-problems.ts';
import { problemsOf } from './fuzz/conforms.ts';
import { databaseDigest } from './fuzz/database-digest.ts';
import { draftOf, toRequest } from './fuzz/draft.ts';
import { commit, type Fault, faultsOf, plainFaultsOf } from './fuzz/faults.ts';
import { type RawAnswer, type RawRequest, send } from './raw-request.ts';
import { World } from './world.ts';

/** FUZZ_RUNS=1000 for a long one; FUZZ_SEED=… repeats what a failure names. */
const runs = Number(process.env.FUZZ_RUNS ?? 50);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);

// A wish for a plan that cannot be met is looked at for seconds.
jest.setTimeout(120_000 + runs * 250);

/** A code from Google is spent by trying it, in vain or not. */
const SPENT_IN_VAIN: Record<string, string[]> = {
  'POST /api/auth/google/exchange': ['one_time_codes'],
  'POST /api/auth/google/link': ['one_time_codes'],
};

let world: World;

beforeAll(async () => {
  world = await World.start();
});

beforeEach(() => world.empty());

afterAll(() => world.stop());

describe.each(operations)('$name', (operation) => {
  test('everything it reads, wrong in each plain way', async () => {
    const check = await checkOf(operation);
    const caller = callersOf(operation).at(-1) ?? 'nobody';
    for (const fault of plainFaultsOf(operation)) await check(caller, [fault]);
  });

  test(`nonsense, ${runs} times, FUZZ_SEED=${seed}`, async () => {
    const check = await checkOf(operation);
    const request = fc.record({
      caller: fc.constantFrom(...callersOf(operation)),
      faults: fc.array(faultsOf(operation), { minLength: 1, maxLength: 3 }),
    });
    const property = fc.asyncProperty(request, ({ caller, faults }) => check(caller, faults));
    const result = await fc.check(property, { seed, numRuns: runs });
    if (result.failed) throw new Error(explain(result));
  });
});

/** Sends a request with these faults and throws where anything about its answer, or what it did, is wrong. */
async function checkOf(operation: Operation) {
  const digest = await databaseDigest(world.db, SPENT_IN_VAIN[operation.name]);
  return async (caller: CallerKind, faults: Fault[]): Promise<void> => {
    const sent = await requestOf(operation, caller, faults);
    const before = await digest();
    const answer = await send(world.url, sent);
    const effects = effectProblems(operation, sent, answer, before, await digest());
    const problems = [...answerProblems(answer), ...effects];
    if (problems.length > 0) throw new Error(story(sent, answer, problems));
  };
}

function callersOf({ roles }: Operation): CallerKind[] {
  return ['nobody', ...ROLES.filter((role) => roles.includes(role) || roles.includes('public'))];
}

async function requestOf(operation: Operation, caller: CallerKind, faults: Fault[]): Promise<RawRequest> {
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

type Failure = Pick<fc.RunDetails<unknown>, 'counterexample' | 'errorInstance' | 'numShrinks'>;

const brief = (value: unknown) => inspect(value, { depth: 6, maxStringLength: 300, maxArrayLength: 20 });

function story({ body, ...sent }: RawRequest, answer: RawAnswer, problems: string[]): string {
  const shown = { ...sent, body: body?.toString('utf8') ?? null };
  return `${problems.join('; ').slice(0, 1_000)}\n${brief(shown)}\nanswered ${brief({ status: answer.status, text: answer.text })}`;
}

function explain({ counterexample, errorInstance, numShrinks }: Failure): string {
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `FUZZ_SEED=${seed}, after ${numShrinks} simplifications: ${brief(counterexample)}\n${why}`;
}
