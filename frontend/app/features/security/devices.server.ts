import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { describeDevice } from './describe-device.server';

export type Device = Awaited<ReturnType<typeof listDevices>>[number];

/** The devices on which the user is signed in, the last used one first. */
export async function listDevices(context: AppLoadContext) {
  const { sessions } = dataOf(await apiFor(context).GET('/api/auth/sessions'), context.requestId);
  return sessions.map((session) => ({
    id: session.id,
    name: describeDevice(session.userAgent),
    address: session.ip,
    signedInAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    isCurrent: session.current,
  }));
}
