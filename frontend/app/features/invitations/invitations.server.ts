import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

export type SentInvitation = components['schemas']['InvitationResponse'];

/** A trainer's invitations, the newest first. */
export async function listInvitations(context: AppLoadContext): Promise<SentInvitation[]> {
  return dataOf(await apiFor(context).GET('/api/invitations'), context.requestId).data.invitations;
}

/** Those that no one has accepted: they wait for an answer, or for being sent again. */
export async function listOpenInvitations(context: AppLoadContext): Promise<SentInvitation[]> {
  return (await listInvitations(context)).filter(({ status }) => status !== 'accepted');
}

export function isPending({ status }: SentInvitation): boolean {
  return status === 'pending';
}
