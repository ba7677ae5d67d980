import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { DemoAccounts } from '~/features/account/demo-accounts';
import { GoogleButton } from '~/features/account/google-button';
import { signInProblem } from '~/features/account/sign-in-problems';
import { FormProblems } from '~/features/forms/form-problems';
import { PasskeyButton } from '~/features/second-factor/passkey-button';
import { registerAsTrainerPath } from '~/paths/account';
import { forgotPasswordPath, homeOf, privacyPath, registerPath, termsPath } from '~/paths/pages';
import { ApiFailure } from '~/platform/api-errors.server';
import { readAppInfo } from '~/platform/app-info.server';
import { authenticatorFor } from '~/platform/authenticator.server';
import { findCurrentUser } from '~/platform/current-user.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { rememberedPage } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { redirectToSecondStep, SecondStepNeeded } from '~/platform/second-step.server';
import { signInToast } from '~/platform/sign-in-toast.server';
import { redirectWithToast } from '~/platform/toast.server';
import { AuthPanel, Banner, PasswordInput, Stack, SubmitButton, TextInput, TextLink } from '~/ui';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const problem = signInProblem(searchParams.get('error'));
  const [{ user }, info] = await Promise.all([findCurrentUser(context), readAppInfo(context)]);
  if (user && problem)
    throw redirectWithToast(context, homeOf(user.role), { tone: 'danger', title: problem });
  const page = rememberedPage(searchParams.get('redirectTo'));
  if (user) throw redirect(page ?? homeOf(user.role));
  return {
    problem,
    email: searchParams.get('email'),
    isNew: searchParams.has('new'),
    redirectTo: page,
    googleEnabled: info?.googleEnabled ?? false,
    demoAccounts: info?.demo ? (info.demoAccounts ?? []) : [],
  };
}

const schema = z.object({ email: text, password: text, redirectTo: text });

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await decodeForm(request, schema);
  try {
    const user = await authenticatorFor(context).authenticate('password', request);
    const page = rememberedPage(submission.value.redirectTo) ?? homeOf(user.role);
    return redirectWithToast(context, page, signInToast(user));
  } catch (failure) {
    if (failure instanceof SecondStepNeeded)
      return redirectToSecondStep(context, failure.begun, submission.value.redirectTo);
    if (!(failure instanceof ApiFailure)) throw failure;
    return refuseForm({ context, submission, failure, secrets: ['password'] });
  }
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Login() {
  const { problem, email, isNew, redirectTo, googleEnabled, demoAccounts } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>(), { initial: { email } });
  return (
    <AuthPanel
      title="Sign In"
      intro={isNew ? 'Your account is ready. Sign in with the password you just chose.' : 'Welcome back.'}
      after={<OtherWays />}
    >
      {problem && !form.refused ? <Banner tone="danger">{problem}</Banner> : null}
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="Login failed" />
          {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
          <TextInput label="Email" type="email" autoComplete="username" required {...form.field('email')} />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            key={form.attempt}
            {...form.secret('password')}
          />
          <SubmitButton wide name="account" value="typed" pendingText="Signing In...">
            Sign In
          </SubmitButton>
        </Stack>
      </Form>
      <PasskeyButton step="alone" redirectTo={redirectTo}>
        Sign in with a passkey
      </PasskeyButton>
      {googleEnabled ? <GoogleButton text="Continue with Google" redirectTo={redirectTo} wide /> : null}
      {demoAccounts.length > 0 ? <DemoAccounts accounts={demoAccounts} redirectTo={redirectTo} /> : null}
    </AuthPanel>
  );
}

function OtherWays() {
  return (
    <>
      <p>
        <TextLink to={forgotPasswordPath}>Forgot your password?</TextLink>
      </p>
      <p>
        New here? <TextLink to={registerPath}>Create an account</TextLink>
      </p>
      <p>
        Do you coach people? <TextLink to={registerAsTrainerPath}>Create a trainer account</TextLink>
      </p>
      <p className="text-sm">
        By signing in, you accept our <TextLink to={termsPath}>terms</TextLink> and our{' '}
        <TextLink to={privacyPath}>privacy notice</TextLink>.
      </p>
    </>
  );
}

export const meta = pageMeta({
  title: 'Sign In',
  indexed: true,
  description:
    'Recipes with nutrition you can trust and meal plans to the gram, for trainers and their customers.',
});
