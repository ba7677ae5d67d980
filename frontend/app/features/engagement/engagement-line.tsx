import { Badge } from '~/ui';
import type { Engagement } from './ratings.server';

/** Why the recipe may suit the user, if there is a reason, and how often others opened and cooked it. */
export function EngagementLine({ engagement }: { engagement: Engagement | null }) {
  if (!engagement) return null;
  const { recommendationReason, viewCount, cookCount } = engagement;
  const counts = [times('Viewed', viewCount), times('cooked', cookCount)].filter(Boolean).join(', ');
  return (
    <div className="grid gap-1 text-sm print:hidden">
      {recommendationReason ? (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="accent">Recommended</Badge>
          {recommendationReason}
        </p>
      ) : null}
      {counts ? <p className="text-muted">{counts[0]?.toUpperCase() + counts.slice(1)}</p> : null}
    </div>
  );
}

const times = (what: string, count: number): string =>
  count === 0 ? '' : count === 1 ? `${what} once` : `${what} ${count} times`;
