import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormProblems } from '~/features/forms/form-problems';
import type { ReceivedInvitation } from '~/features/invitations/invitee.server';
import { loginPath, privacyPath, termsPath } from '~/paths/pages';
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
import { CheckIcon, ClientsIcon, PlansIcon, ProgressIcon } from '~/ui/icons';
import { NewPassword } from './new-password';

/** Tells which form for a new account was sent. */
export const registerIntent = { register: 'register', registerInvited: 'register-invited' } as const;

const customer = { value: 'customer', label: 'Customer', hint: 'I follow a plan, or want to' };
const trainer = { value: 'trainer', label: 'Trainer', hint: 'I make plans for my customers' };

type RegisterFormProps = {
  form: FormState;
  passwordRules: readonly string[];
  /** The role for which the linking page advertised. */
  role: 'customer' | 'trainer';
};

/** The role comes first, because the text beside the form depends on it. */
export function RegisterForm({ form, passwordRules, role }: RegisterFormProps) {
  return (
    <RegisterPanel form={form} intro="It takes a minute." failed="Registration failed">
      <input type="hidden" name="intent" value={registerIntent.register} />
      <ChoiceGroup
        legend="I am a"
        name="role"
        pick="one"
        sideBySide
        choices={[customer, trainer]}
        defaultValue={form.valueIn('role') ?? role}
        errors={form.field('role').errors}
      />
      <TextInput label="Your name" autoComplete="name" required {...form.field('name')} />
      <TextInput label="Email" type="email" autoComplete="username" required {...form.field('email')} />
      <NewPassword form={form} rules={passwordRules} />
    </RegisterPanel>
  );
}

type Invitation = Extract<ReceivedInvitation, { state: 'new-account' }>;

type InvitedProps = Omit<RegisterFormProps, 'role'> & { invitation: Invitation };

/** With an invitation, email and role are fixed. */
export function InvitedRegisterForm({ form, passwordRules, invitation }: InvitedProps) {
  return (
    <RegisterPanel
      form={form}
      intro="Choose a password, and your account is ready."
      failed="Failed to accept invitation"
    >
      <Banner tone="success" title="Invitation Verified">
        {`${invitation.trainerName} invited you.`}
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
      <TextInput label="Your name" autoComplete="name" required {...form.field('name')} />
      <NewPassword form={form} rules={passwordRules} />
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
      By creating an account, you accept our <TextLink to={termsPath}>terms</TextLink> and our{' '}
      <TextLink to={privacyPath}>privacy notice</TextLink>.
    </p>
  );
}

const forCustomers: readonly SellingPoint[] = [
  {
    icon: PlansIcon,
    title: 'Personalized Meal Plans',
    text: 'Made for your goal and your day, down to the gram.',
  },
  { icon: ClientsIcon, title: 'Expert Guidance', text: 'A trainer who knows you, not a questionnaire.' },
  {
    icon: ProgressIcon,
    title: 'Track Your Progress',
    text: 'Measured numbers, and what they mean.',
  },
];

const forTrainers: readonly SellingPoint[] = [
  {
    icon: PlansIcon,
    title: 'Meal Plans in Seconds',
    text: 'Describe a customer in your own words and get days of meals that meet their calories and macros.',
  },
  {
    icon: CheckIcon,
    title: 'Numbers You Can Stand Behind',
    text: 'Nutrition is computed from USDA food data, and every plan is checked against its targets and rules.',
  },
  {
    icon: ClientsIcon,
    title: 'All Your Customers in One Place',
    text: 'Invite them by email, assign a plan, and see who needs the next one.',
  },
];

/** Follows the role that is chosen in the form, without scripts. */
function Marketing() {
  const signIn = (
    <p>
      Already have an account? <TextLink to={loginPath}>Sign in</TextLink>
    </p>
  );
  return (
    <>
      <div className="grid group-has-[[value=trainer]:checked]/panel:hidden">
        <SellingPoints points={forCustomers} after={signIn} />
      </div>
      <div className="hidden group-has-[[value=trainer]:checked]/panel:grid">
        <SellingPoints points={forTrainers} after={signIn} />
      </div>
    </>
  );
}
