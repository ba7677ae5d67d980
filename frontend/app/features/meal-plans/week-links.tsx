import { LinkTabs } from '~/ui';
import { weeksOf } from './shown-days';

type WeekLinksProps = {
  plan: { days: number };
  week: number;
  toWeek: (week: number) => string;
  /** They take each other's place in the way back. */
  replace?: boolean;
};

/** The weeks of a plan, each with an address; nothing where there is only one. */
export function WeekLinks({ plan, week, toWeek, replace }: WeekLinksProps) {
  const weeks = weeksOf(plan);
  if (weeks === 1) return null;
  const tabs = Array.from({ length: weeks }, (_, index) => ({
    label: `Week ${index + 1}`,
    to: toWeek(index + 1),
    current: week === index + 1,
  }));
  return <LinkTabs label="Weeks" tabs={tabs} replace={replace} />;
}
