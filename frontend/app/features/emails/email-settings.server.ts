import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { emailSettingsPath } from '~/paths/emails';
import type { Role } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text, texts } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import { choicesOf, type EmailPreferences } from './email-choices';

export async function readEmailPreferences(context: AppLoadContext): Promise<EmailPreferences> {
  return dataOf(await apiFor(context).GET('/api/email-preferences'), context.requestId);
}

const schema = z.object({ emails: texts, frequency: text, marketingEmails: text });

/** Browsers leave out boxes that are not ticked, so every box that the form shows is sent as ticked or not. */
export async function saveEmailPreferences(context: AppLoadContext, request: Request, role: Role) {
  const submission = await decodeForm(request, schema);
  const { emails, frequency, marketingEmails } = submission.value;
  const chosen = Object.fromEntries(choicesOf(role).map(({ name }) => [name, emails.includes(name)]));
  const body = {
    ...chosen,
    marketingEmails: marketingEmails === 'yes',
    // The API says which values there are.
    frequency: frequency as EmailPreferences['frequency'],
  };
  const answer = await apiFor(context).PUT('/api/email-preferences', { body });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, emailSettingsPath, { tone: 'success', title: 'Email preferences saved' });
}
