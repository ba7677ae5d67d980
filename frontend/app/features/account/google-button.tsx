import { ButtonLink } from '~/ui';

type GoogleButtonProps = {
  text: string;
  link?: boolean;
  /** The page to open after signing in. */
  redirectTo?: string | null;
  wide?: boolean;
};

/** Leaves the application: the API redirects to Google. */
export function GoogleButton({ text, link = false, redirectTo, wide }: GoogleButtonProps) {
  const query = String(
    new URLSearchParams({ ...(link && { link: '1' }), ...(redirectTo && { page: redirectTo }) }),
  );
  const to = query ? `/api/auth/google?${query}` : '/api/auth/google';
  return (
    <ButtonLink to={to} reloadDocument discover="none" wide={wide}>
      {text}
    </ButtonLink>
  );
}
