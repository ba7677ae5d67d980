import { ButtonLink } from '~/ui';

type GoogleButtonProps = { text: string; link?: boolean; wide?: boolean };

/** Leaves the application: the API redirects to Google. */
export function GoogleButton({ text, link = false, wide }: GoogleButtonProps) {
  const to = link ? '/api/auth/google?link=1' : '/api/auth/google';
  return (
    <ButtonLink to={to} reloadDocument discover="none" wide={wide}>
      {text}
    </ButtonLink>
  );
}
