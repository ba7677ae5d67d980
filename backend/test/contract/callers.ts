import type { Role } from '../../src/platform/access/principal.js';
import { ROLES } from '../../src/platform/access/principal.js';
import type { CallerKind } from './access-table.ts';
import type { Operation } from './document.ts';
import type { Owner } from './example-requests.ts';
import { send } from './raw-request.ts';
import type { Account, World } from './world.ts';

export interface Call {
  /** The headers with which a caller's program identifies them. */
  credentials: Record<string, string>;
  owner: Owner;
}

/** Creates a caller of that kind for one request, and the owner of the rows that the request is about. */
export async function makeCaller(kind: CallerKind, operation: Operation, world: World): Promise<Call> {
  const caller = kind === 'nobody' ? null : await world.account(roleOf(kind, operation));
  if (caller && kind === 'disabled') await disable(caller, world);
  if (caller && kind === 'ended') await endSession(caller, world);
  return {
    credentials: caller ? credentialsOf(caller, operation) : {},
    owner: await ownerFor(kind, caller, world),
  };
}

/** Returns the caller, or an unrelated user of the same role. */
async function ownerFor(kind: CallerKind, caller: Account | null, world: World): Promise<Owner> {
  const isOther = kind.startsWith('other ');
  const self = caller && isOther ? await world.account(caller.role) : caller;
  const trainer = self?.role === 'trainer' ? self : await world.account('trainer');
  return { self: self ?? trainer, trainer };
}

/** A browser sends the refresh cookie only to the paths that need it. */
export function credentialsOf({ token, cookie }: Account, { path }: Operation): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(path.startsWith('/api/auth/') && { cookie }) };
}

function roleOf(kind: CallerKind, { roles }: Operation): Role {
  const named = ROLES.find((role) => kind === role || kind === `other ${role}`);
  return named ?? ROLES.findLast((role) => roles.includes(role)) ?? 'customer';
}

async function disable(account: Account, world: World) {
  const admin = await world.account('admin');
  await mustSucceed(world, admin, `/api/admin/users/${account.id}/disable`);
}

const endSession = (account: Account, world: World) => mustSucceed(world, account, '/api/auth/logout');

async function mustSucceed(world: World, { token }: Account, target: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { status, text } = await send(world.url, { method: 'POST', target, headers, body: null });
  if (status !== 200) throw new Error(`${target} answered ${status}: ${text}`);
}
