import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { CodeInput } from '~/features/second-factor/code-input';
import { PasskeyButton } from '~/features/second-factor/passkey-button';
import { loginPathWith } from '~/paths/account';
import { contactPath, loginPath, secondStepPath } from '~/paths/pages';
import { ApiFailure } from '~/platform/api-errors.server';
import { answerSecondStep } from '~/platform/authenticator.server';
import { type FormState, formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireVisitor } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { finishSecondStep, leaveSecondStep, readSecondStep } from '~/platform/second-step.server';
import { AuthPanel, Stack, SubmitButton, TextInput, TextLink } from '~/ui';

const recoveryAddress = `${secondStepPath}?with=recovery-code`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  const step = readSecondStep(context);
  if (!step) throw redirect(loginPath);
  const hasApp = step.methods.includes('code');
  const wantsRecovery = new URL(request.url).searchParams.get('with') === 'recovery-code';
  const hasPasskey = step.methods.includes('passkey');
  return { hasApp, hasPasskey, byRecoveryCode: wantsRecovery || !hasApp };
}

const schema = z.object({ code: z.string().optional(), recoveryCode: text });

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await decodeForm(request, schema);
  const step = readSecondStep(context);
  if (!step) return leaveSecondStep(context, loginPathWith({ error: 'challenge_ended' }));
  const { code, recoveryCode } = submission.value;
  try {
    const answer = code === undefined ? { recoveryCode } : { code };
    const user = await answerSecondStep(context, step.challenge, answer);
    return finishSecondStep(context, user, step.redirectTo);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.status === 401) return leaveSecondStep(context, loginPathWith({ error: failure.code }));
    return refuseForm({ context, submission, failure, secrets: ['code', 'recoveryCode'] });
  }
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function SecondStep() {
  const { hasApp, hasPasskey, byRecoveryCode } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  return (
    <AuthPanel
      title="One more step"
      intro={introOf({ hasApp, hasPasskey, byRecoveryCode })}
      after={<OtherWays hasApp={hasApp} byRecoveryCode={byRecoveryCode} />}
    >
      {hasPasskey ? <PasskeyButton step="second">Use a passkey</PasskeyButton> : null}
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="Not signed in yet" />
          {byRecoveryCode ? <RecoveryCode form={form} /> : <CodeInput form={form} />}
          <SubmitButton wide pendingText="Signing In...">
            Sign In
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

type Ways = { hasApp: boolean; hasPasskey: boolean; byRecoveryCode: boolean };

function introOf({ hasApp, hasPasskey, byRecoveryCode }: Ways): string {
  if (!byRecoveryCode)
    return 'Open the app on your phone that shows codes, and enter the one for Mealwright.';
  const codes = 'one of the recovery codes that you saved when you set up this step. Each works once.';
  return hasPasskey && !hasApp
    ? `Use your passkey. If you have lost it, or scripts are off, enter ${codes}`
    : `Enter ${codes}`;
}

function RecoveryCode({ form }: { form: FormState }) {
  return (
    <TextInput
      key={form.attempt}
      label="Recovery code"
      hint="12 letters and digits, such as K7QX-2M9D-W4TB."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...form.secret('recoveryCode')}
    />
  );
}

function OtherWays({ hasApp, byRecoveryCode }: { hasApp: boolean; byRecoveryCode: boolean }) {
  return (
    <>
      {byRecoveryCode ? null : (
        <p>
          No phone at hand? <TextLink to={recoveryAddress}>Use a recovery code</TextLink>
        </p>
      )}
      {byRecoveryCode && hasApp ? (
        <p>
          <TextLink to={secondStepPath}>Use a code from your app</TextLink>
        </p>
      ) : null}
      <p>
        Lost everything? <TextLink to={contactPath}>Ask the operator of this site</TextLink> to reset this
        step.
      </p>
      <p>
        <TextLink to={loginPath}>Start again</TextLink>
      </p>
    </>
  );
}

export const meta = pageMeta({ title: 'One more step' });
