import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

export type SentInvitation = components['schemas']['InvitationResponse'];

/** Loads a trainer's invitations, newest first. */
export async function listInvitations(context: AppLoadContext): Promise<SentInvitation[]> {
  return dataOf(await apiFor(context).GET('/api/invitations'), context.requestId).data.invitations;
}

/** Loads the invitations that are pending or expired. */
export async function listOpenInvitations(context: AppLoadContext): Promise<SentInvitation[]> {
  return (await listInvitations(context)).filter(({ status }) => status !== 'accepted');
}

export function isPending({ status }: SentInvitation): boolean {
  return status === 'pending';
}
