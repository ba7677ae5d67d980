import { Form } from '@remix-run/react';
import {
  AuthPanel,
  ChoiceGroup,
  ErrorSummary,
  PasswordInput,
  SellingPoints,
  Stack,
  SubmitButton,
  TextInput,
  TextLink,
} from '~/ui';
import { ClientsIcon, PlansIcon, ProgressIcon } from '~/ui/icons';

/** The sign-in page after a failed attempt. */
export function SignInSpecimen() {
  return (
    <AuthPanel
      title="Sign in"
      intro="Plans, recipes and customers, to the gram."
      after={
        <p>
          New here? <TextLink to="/dev/ui?view=register">Create an account</TextLink>
        </p>
      }
    >
      <Form method="post">
        <Stack>
          <ErrorSummary title="Login failed" message="Wrong email or password." />
          <TextInput
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue="ada@example.com"
          />
          <PasswordInput label="Password" name="password" autoComplete="current-password" />
          <SubmitButton wide pendingText="Signing In...">
            Sign In
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

export function RegisterSpecimen() {
  return (
    <AuthPanel
      title="Create an account"
      after={
        <p>
          Have an account? <TextLink to="/dev/ui?view=sign-in">Sign in</TextLink>
        </p>
      }
      aside={
        <SellingPoints
          points={[
            {
              icon: PlansIcon,
              title: 'Personalized Meal Plans',
              text: 'Meals that meet your numbers, day by day.',
            },
            {
              icon: ClientsIcon,
              title: 'Expert Guidance',
              text: 'Your trainer sees what you need and adjusts it.',
            },
            {
              icon: ProgressIcon,
              title: 'Track Your Progress',
              text: 'Weight and intake, and where they are going.',
            },
          ]}
        />
      }
    >
      <Form method="post">
        <Stack>
          <TextInput label="Email" name="email" type="email" autoComplete="username" />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="new-password"
            rules={[
              'At least 8 characters',
              'An uppercase and a lowercase letter',
              'A number and one of !@#$%^&*',
            ]}
          />
          <ChoiceGroup
            legend="I am a"
            name="role"
            pick="one"
            defaultValue="customer"
            choices={[
              { value: 'customer', label: 'Customer' },
              { value: 'trainer', label: 'Trainer' },
            ]}
          />
          <SubmitButton wide pendingText="Creating Account...">
            Create Account
          </SubmitButton>
        </Stack>
      </Form>
    </AuthPanel>
  );
}
