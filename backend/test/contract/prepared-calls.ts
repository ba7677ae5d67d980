import type { CallerKind } from './access-table.ts';
import { type Call, makeCaller } from './callers.ts';
import type { Operation } from './document.ts';
import { type ExampleRequest, prepare } from './example-requests.ts';
import type { World } from './world.ts';

/** A caller, and a request that succeeds if its owner sends it. */
export interface PreparedCall extends Call {
  ingredients: ExampleRequest;
}

/** The tables that a refused request changes too, by operation: a code from Google is used up by any attempt. Challenges count answers. */
export const SPENT_IN_VAIN: Record<string, string[]> = {
  'POST /api/auth/google/exchange': ['one_time_codes'],
  'POST /api/auth/google/link': ['one_time_codes'],
  'POST /api/auth/passkeys': ['sign_in_challenges'],
  'POST /api/auth/passkeys/session': ['sign_in_challenges'],
  'POST /api/auth/second-factor': ['sign_in_challenges'],
};

/** A limit counts refused requests too, so the caller who has reached one is of no more use. */
export const TOO_MANY_REQUESTS = 429;

/**
 * The calls of one operation by caller. A refused request changes nothing, which the fuzz tests check, so a call that
 * was refused is sent again in another form. To create the caller and the rows takes longer than to send the request.
 */
export class PreparedCalls {
  private readonly calls = new Map<CallerKind, Promise<PreparedCall>>();

  constructor(
    private readonly operation: Operation,
    private readonly world: World,
  ) {}

  of(kind: CallerKind): Promise<PreparedCall> {
    const call = this.calls.get(kind) ?? this.prepared(kind);
    this.calls.set(kind, call);
    return call;
  }

  /** Must be told each answer, because a request that was granted has changed what the next one would find. */
  answered(kind: CallerKind, status: number): void {
    const isSpent = status < 400 || status === TOO_MANY_REQUESTS || this.operation.name in SPENT_IN_VAIN;
    if (isSpent) this.calls.delete(kind);
  }

  private async prepared(kind: CallerKind): Promise<PreparedCall> {
    const call = await makeCaller(kind, this.operation, this.world);
    return { ...call, ingredients: await prepare(this.operation, this.world, call.owner) };
  }
}
