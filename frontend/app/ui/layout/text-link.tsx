import { Link, type LinkProps } from '@remix-run/react';

/** A link within text, also for other hosts and mail addresses. */
export function TextLink(props: Omit<LinkProps, 'className' | 'style'>) {
  return (
    <Link {...props} className="font-semibold text-accent underline wrap-anywhere hover:text-accent-strong" />
  );
}
