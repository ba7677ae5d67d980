import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { currentSpelling, timeZones } from '~/features/profile/time-zones.server';
import { currencyChoices, unitChoices } from '~/features/profile/units-and-currency.server';
import { profileOf, type Role } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { type ApiFailure, dataOf, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readTheme } from '~/platform/theme.server';
import { redirectWithToast } from '~/platform/toast.server';
import { accountIntent } from './account-intents';

/** Loads what every profile shows about its account, whatever the role. */
export async function loadAccount(context: AppLoadContext) {
  const own = dataOf(await apiFor(context).GET('/api/profile'), context.requestId);
  return {
    profile: own,
    hasNewEmailExpired: own.newEmail !== null && Date.parse(own.newEmail.expiresAt) <= Date.now(),
    timeZone: own.timeZone && currentSpelling(own.timeZone),
    timeZones: timeZones(),
    unitChoices,
    currencies: currencyChoices(own.currency),
    theme: readTheme(context),
  };
}

type Units = NonNullable<Account['profile']['units']>;

export type Account = Awaited<ReturnType<typeof loadAccount>>;

const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal(accountIntent.details),
    name: text,
    timeZone: text,
    units: text,
    currency: text,
  }),
  z.object({ intent: z.literal(accountIntent.email), email: text, currentPassword: text }),
  z.object({ intent: z.literal(accountIntent.resendEmail) }),
  z.object({ intent: z.literal(accountIntent.cancelEmail) }),
]);
type AccountForm = z.infer<typeof schema>;

/** Handles one of the account's forms. Each profile page passes its own here. */
export async function changeAccount(context: AppLoadContext, request: Request, role: Role) {
  const submission = await decodeForm(request, schema);
  const outcome = await carryOut(context, submission.value);
  if (typeof outcome !== 'string') {
    return refuseForm({ context, submission, failure: outcome, secrets: ['currentPassword'] });
  }
  return redirectWithToast(context, profileOf(role), { tone: 'success', title: outcome });
}

/** Returns the message of a success, or the API's refusal. */
async function carryOut(context: AppLoadContext, form: AccountForm): Promise<string | ApiFailure> {
  const api = apiFor(context);
  switch (form.intent) {
    case accountIntent.details: {
      const { name, timeZone, units, currency } = form;
      const body = {
        name,
        ...(timeZone && { timeZone }),
        ...(units && { units: units as Units }),
        ...(currency && { currency }),
      };
      return messageOf(await api.PUT('/api/profile', { body }));
    }
    case accountIntent.email: {
      const { email, currentPassword } = form;
      return messageOf(await api.PUT('/api/profile', { body: { email, currentPassword } }));
    }
    case accountIntent.resendEmail:
      return messageOf(await api.POST('/api/profile/new-email/resend'));
    case accountIntent.cancelEmail:
      return messageOf(await api.DELETE('/api/profile/new-email'));
  }
}

function messageOf(answer: {
  data?: { message: string };
  error?: unknown;
  response: Response;
}): string | ApiFailure {
  return answer.data ? answer.data.message : failureOf(answer);
}
