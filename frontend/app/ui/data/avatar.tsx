import { classes } from '../classes';

/** "jane.doe@example.com" is JD: the first letters of the local part, split on dots. */
export function initials(email: string): string {
  const [local = ''] = email.split('@');
  const letters = local
    .split('.')
    .filter(Boolean)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('');
  return (letters || '?').toUpperCase();
}

/** Decoration: the name or e-mail always stands beside it or in its button's label. */
export function Avatar({ email, large }: { email: string; large?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent select-none',
        large ? 'size-12 text-lg' : 'size-8 text-sm',
      )}
    >
      {initials(email)}
    </span>
  );
}
