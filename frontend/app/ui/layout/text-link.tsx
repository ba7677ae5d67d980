import { Link, type LinkProps } from '@remix-run/react';

/** A link within words. Other hosts and mail addresses go here as well. */
export function TextLink(props: Omit<LinkProps, 'className' | 'style'>) {
  return (
    <Link {...props} className="font-semibold text-accent underline wrap-anywhere hover:text-accent-strong" />
  );
}
