import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormProblems } from '~/features/forms/form-problems';
import type { ReceivedInvitation } from '~/features/invitations/invitee.server';
import type { FormState } from '~/platform/forms';
import {
  AuthPanel,
  Banner,
  ChoiceGroup,
  type SellingPoint,
  SellingPoints,
  Stack,
  SubmitButton,
  TextInput,
  TextLink,
} from '~/ui';
import { ClientsIcon, PlansIcon, ProgressIcon } from '~/ui/icons';
import { NewPassword } from './new-password';
import { registerIntent } from './register-intents';

const customer = { value: 'customer', label: 'Customer', hint: 'I am coached, or want to be' };
const trainer = { value: 'trainer', label: 'Trainer', hint: 'I work with customers' };

export function RegisterForm({ form }: { form: FormState }) {
  return (
    <RegisterPanel form={form} intro="It takes a minute." failed="Registration failed">
      <input type="hidden" name="intent" value={registerIntent.register} />
      <TextInput label="Email" type="email" autoComplete="username" required {...form.field('email')} />
      <NewPassword form={form} />
      <ChoiceGroup
        legend="I am a"
        name="role"
        pick="one"
        choices={[customer, trainer]}
        defaultValue={form.valueIn('role') ?? 'customer'}
        errors={form.field('role').errors}
      />
    </RegisterPanel>
  );
}

type Invitation = Extract<ReceivedInvitation, { state: 'new-account' }>;

/** With an invitation the email address and the role are given. */
export function InvitedRegisterForm({ form, invitation }: { form: FormState; invitation: Invitation }) {
  return (
    <RegisterPanel
      form={form}
      intro="Choose a password, and your account is ready."
      failed="Failed to accept invitation"
    >
      <Banner tone="success" title="Invitation Verified">
        {`${invitation.trainerName} invites you.`}
      </Banner>
      <input type="hidden" name="intent" value={registerIntent.registerInvited} />
      <input type="hidden" name="token" value={invitation.token} />
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={invitation.customerEmail}
        disabled
      />
      <TextInput label="First name" autoComplete="given-name" optional {...form.field('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" optional {...form.field('lastName')} />
      <NewPassword form={form} />
      <ChoiceGroup
        legend="I am a"
        name="role"
        pick="one"
        choices={[customer]}
        defaultValue="customer"
        disabled
      />
    </RegisterPanel>
  );
}

type PanelProps = { form: FormState; intro: string; failed: string; children: ReactNode };

function RegisterPanel({ form, intro, failed, children }: PanelProps) {
  return (
    <AuthPanel title="Create Account" intro={intro} after={<Agreement />} aside={<Marketing />}>
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title={failed} />
          {children}
          <SubmitButton wide pendingText="Creating Account...">
            Create Account
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

function Agreement() {
  return (
    <p className="text-sm">
      By creating an account you accept our <TextLink to="/terms">terms</TextLink> and our{' '}
      <TextLink to="/privacy">privacy notice</TextLink>.
    </p>
  );
}

const points: readonly SellingPoint[] = [
  {
    icon: PlansIcon,
    title: 'Personalized Meal Plans',
    text: 'Made for your goal and your day, to the gram.',
  },
  { icon: ClientsIcon, title: 'Expert Guidance', text: 'A trainer who knows you, not a questionnaire.' },
  {
    icon: ProgressIcon,
    title: 'Track Your Progress',
    text: 'Numbers that were measured, and what they mean.',
  },
];

function Marketing() {
  return (
    <SellingPoints
      points={points}
      after={
        <p>
          Already have an account? <TextLink to="/login">Sign in</TextLink>
        </p>
      }
    />
  );
}
