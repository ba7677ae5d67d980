import { classes } from '../classes';

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      className={classes('size-icon shrink-0 animate-spin', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  );
}
