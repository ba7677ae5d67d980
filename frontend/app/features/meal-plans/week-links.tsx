import { LinkTabs } from '~/ui';
import { weeksOf } from './shown-days';

type WeekLinksProps = {
  plan: { days: number };
  week: number;
  toWeek: (week: number) => string;
  /** Weeks replace each other in the history. */
  replace?: boolean;
};

const place = 'weeks';

/** The weeks of a plan as links, or nothing if there is only one. */
export function WeekLinks({ plan, week, toWeek, replace }: WeekLinksProps) {
  const weeks = weeksOf(plan);
  if (weeks === 1) return null;
  const tabs = Array.from({ length: weeks }, (_, index) => ({
    label: `Week ${index + 1}`,
    to: `${toWeek(index + 1)}#${place}`,
    current: week === index + 1,
  }));
  return (
    <div id={place} className="scroll-mt-header">
      <LinkTabs label="Weeks" tabs={tabs} replace={replace} />
    </div>
  );
}
