import { Link } from '@remix-run/react';
import { PlanNumbers } from '~/features/meal-plans/plan-numbers';
import { daysText, goalText, mealsPerDayText } from '~/features/meal-plans/plan-words';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { savedPlanPath, savedPlanTaskPath } from '~/paths/saved-plans';
import { Badge, ChipList, RelativeTime } from '~/ui';
import { SavedPlanMenu, type SavedPlanMenuProps } from './saved-plan-menu';

type SavedPlanCardProps = SavedPlanMenuProps & { timeZone: string | null };

const mostTags = 3;

export function SavedPlanCard({ timeZone, ...menu }: SavedPlanCardProps) {
  const { plan, library, from } = menu;
  const { id, facts, tags, isTemplate, isShared, assignmentCount, updatedAt, mealPlanData } = plan;
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-low focus-within:border-input hover:border-input has-[[open]]:z-30">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap gap-1">
          <Badge tone="accent">{goalText(mealPlanData.fitnessGoal)}</Badge>
          {isTemplate ? <Badge tone="info">Template</Badge> : null}
          {isShared ? <Badge>Shared</Badge> : null}
        </div>
        <div className="relative z-10 -my-2 -me-2 has-[[open]]:z-30">
          <SavedPlanMenu {...menu} />
        </div>
      </div>
      <h2 className="-m-1 line-clamp-3 p-1 text-lg font-semibold wrap-anywhere">
        <Link
          to={savedPlanPath(library, id)}
          {...openInDialog}
          className="after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {mealPlanData.planName || 'Unnamed Plan'}
        </Link>
      </h2>
      <p className="grid">
        <PlanNumbers totals={facts.averageDaily} />
        <span className="text-sm text-muted">per day on average</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span>{daysText(facts.days)}</span>
        <span>{mealsPerDayText(facts.mealsPerDay)}</span>
        {facts.clientName ? <span className="wrap-anywhere">For: {facts.clientName}</span> : null}
      </p>
      <ChipList label="Tags" chips={tags.map((label) => ({ label }))} limit={mostTags} />
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span>
          Updated <RelativeTime value={updatedAt} timeZone={timeZone} />
        </span>
        <Link
          to={savedPlanTaskPath(library, id, 'assignments', from)}
          {...openInDialog}
          className="relative inline-flex min-h-control items-center font-semibold text-accent underline"
        >
          Assigned ({assignmentCount})<span className="sr-only"> of {mealPlanData.planName}</span>
        </Link>
      </p>
    </article>
  );
}
