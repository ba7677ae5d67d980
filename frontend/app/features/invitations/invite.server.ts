import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import { invitationIntent } from './invite-form';

const sending = z.object({ intent: z.literal(invitationIntent.send), customerEmail: text, message: text });
const resending = z.object({ intent: z.literal(invitationIntent.resend), id: text });
const schema = z.discriminatedUnion('intent', [sending, resending]);

/** Sends an invitation, for the first time or again, and returns to the page it was sent from. */
export async function sendInvitation(context: AppLoadContext, request: Request, back: string) {
  const submission = await decodeForm(request, schema);
  const answer = await send(context, submission.value);
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, back, {
    tone: 'success',
    title: 'Invitation Sent',
    text: `We emailed the link to ${answer.data.data.invitation.customerEmail}.`,
  });
}

function send(context: AppLoadContext, form: z.infer<typeof schema>) {
  const api = apiFor(context);
  if (form.intent === invitationIntent.resend) {
    return api.POST('/api/invitations/resend/{id}', { params: { path: { id: form.id } } });
  }
  const { customerEmail, message } = form;
  return api.POST('/api/invitations/send', { body: { customerEmail, ...(message ? { message } : {}) } });
}
