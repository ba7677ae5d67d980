import { classes } from '../classes';
import { initials } from './initials';

/** Decoration: the name or email is always shown beside it or in its button's label. */
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
