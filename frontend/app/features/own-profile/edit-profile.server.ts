import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { consentField } from '~/features/health-consent/health-consent-box';
import { profileOf } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import type { RefusedForm } from '~/platform/forms';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import { customerChanges, customerSchema, trainerChanges, trainerSchema } from './profile-changes.server';
import type { OwnProfile } from './profile-words';

export async function readOwnProfile(context: AppLoadContext): Promise<OwnProfile> {
  return dataOf(await apiFor(context).GET('/api/profile'), context.requestId);
}

/** A form that the API refused. `asksAboutWeight` says that the weight is unusual and needs a confirmation. */
export type ProfileRefusal = RefusedForm & { asksAboutWeight?: boolean };

export async function saveCustomerProfile(context: AppLoadContext, request: Request) {
  const submission = await decodeForm(request, customerSchema);
  await recordConsent(context, submission.value[consentField]);
  const changes = customerChanges(submission.value, await readOwnProfile(context));
  return save({ context, submission, changes, profile: profileOf('customer') });
}

export async function saveTrainerProfile(context: AppLoadContext, request: Request) {
  const submission = await decodeForm(request, trainerSchema);
  const changes = trainerChanges(submission.value, await readOwnProfile(context));
  return save({ context, submission, changes, profile: profileOf('trainer') });
}

type Saving = {
  context: AppLoadContext;
  submission: Parameters<typeof refuseForm>[0]['submission'];
  changes: ReturnType<typeof customerChanges>;
  /** The page to return to. */
  profile: string;
};

/** Saves what has changed. A form in which nothing has changed only leads back. */
async function save({ context, submission, changes, profile }: Saving) {
  if (Object.keys(changes).length === 0) return redirect(profile);
  const answer = await apiFor(context).PUT('/api/profile', { body: changes });
  if (answer.data) {
    const toast = { tone: 'success', title: 'Profile Updated', text: answer.data.message } as const;
    return redirectWithToast(context, profile, toast);
  }
  const failure = failureOf(answer, 'Failed to update profile').withFieldNames((name) =>
    name === 'weightLbs' ? 'weight' : name,
  );
  const { data: refused, init } = refuseForm({
    context,
    submission,
    failure,
    alsoShown: [consentField],
  });
  return data<ProfileRefusal>(
    { ...refused, asksAboutWeight: failure.code === 'unusual_weight' },
    init ?? undefined,
  );
}
