import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { listPasskeys, readSecondFactor } from '~/features/second-factor/second-factor.server';
import { securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, dataOf, failureOf } from '~/platform/api-errors.server';
import { readAppInfo } from '~/platform/app-info.server';
import type { User } from '~/platform/current-user.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import { describeDevice } from './describe-device.server';
import { listDevices } from './devices.server';
import { securityIntent } from './security-intents';

export type Security = Awaited<ReturnType<typeof loadSecurity>>;

/** Loads what the security page shows, which is the same for all roles. */
export async function loadSecurity(context: AppLoadContext, user: User) {
  const [devices, factor, passkeys, events, info] = await Promise.all([
    listDevices(context),
    readSecondFactor(context),
    listPasskeys(context),
    apiFor(context).GET('/api/auth/security-events'),
    readAppInfo(context),
  ]);
  const { email, hasPassword, googleLinked, timeZone, mustAddSecondFactor } = user;
  return {
    account: { email, hasPassword, googleLinked, timeZone, mustAddSecondFactor },
    devices,
    factor,
    passkeys,
    events: dataOf(events, context.requestId).events.map(({ at, type, userAgent, ip }) => ({
      ...{ at, type, address: ip },
      device: describeDevice(userAgent),
    })),
    googleEnabled: info?.googleEnabled ?? false,
    passwordRules: info?.passwordRules ?? [],
  };
}

const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal(securityIntent.password),
    currentPassword: z.string().optional(),
    newPassword: text,
    confirmPassword: text,
  }),
  z.object({ intent: z.literal(securityIntent.endDevice), id: text }),
  z.object({ intent: z.literal(securityIntent.unlinkGoogle) }),
]);

type SecurityForm = z.output<typeof schema>;

export async function changeSecurity(context: AppLoadContext, request: Request) {
  const submission = await decodeForm(request, schema);
  const outcome = await carryOut(context, submission.value);
  if (outcome instanceof ApiFailure) {
    const secrets = ['currentPassword', 'newPassword', 'confirmPassword'];
    return refuseForm({ context, submission, failure: outcome, secrets });
  }
  return redirectWithToast(context, securityPath, { tone: 'success', title: outcome });
}

/** Returns the message of a success, or the API's refusal. */
async function carryOut(context: AppLoadContext, form: SecurityForm): Promise<string | ApiFailure> {
  const answer = await send(context, form);
  return answer.data ? answer.data.message : failureOf(answer);
}

function send(context: AppLoadContext, form: SecurityForm) {
  const api = apiFor(context);
  switch (form.intent) {
    case securityIntent.password: {
      const { currentPassword, newPassword, confirmPassword } = form;
      const current = currentPassword === undefined ? {} : { currentPassword };
      return api.PUT('/api/profile', { body: { ...current, newPassword, confirmPassword } });
    }
    case securityIntent.endDevice:
      return api.DELETE('/api/auth/sessions/{id}', { params: { path: { id: form.id } } });
    case securityIntent.unlinkGoogle:
      return api.DELETE('/api/auth/google/link');
  }
}
