import { RelativeTime } from '~/ui';

type AsOfProps = { asOf: string; timeZone: string | null };

/** Says how old the figures are. */
export function AsOf({ asOf, timeZone }: AsOfProps) {
  return (
    <p className="text-sm text-muted">
      Computed <RelativeTime value={asOf} timeZone={timeZone} withTime />. Figures are kept for up to a
      minute.
    </p>
  );
}
