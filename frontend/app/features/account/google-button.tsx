import { ButtonLink } from '~/ui';

/** Leaves the application: the API answers with the way to Google. */
export function GoogleButton({ text = 'Continue with Google' }: { text?: string }) {
  return (
    <ButtonLink to="/api/auth/google" reloadDocument discover="none" wide>
      {text}
    </ButtonLink>
  );
}
