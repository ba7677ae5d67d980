/** Whether a plan is the one that is followed now. */
export function ActiveDot({ isActive }: { isActive: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
        <circle cx="4" cy="4" r="4" className={isActive ? 'fill-accent' : 'fill-muted'} />
      </svg>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
