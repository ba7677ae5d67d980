import { type FitnessGoal, numberText } from '~/features/meal-plans/plan-words';
import { StatCard } from '~/ui';
import { goalTitle, type PlansSummary } from './my-plan-words';

type PlanStatsProps = {
  summary: PlansSummary;
  /** The goal of the current plan, or else of the latest one. */
  goal: FitnessGoal | null;
};

export function PlanStats({ summary, goal }: PlanStatsProps) {
  const { activePlans, totalPlans, totalDays, avgCaloriesPerDay } = summary;
  const hasPlans = totalPlans > 0;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label="Active Plans"
        value={activePlans}
        basis={`of ${totalPlans} ${totalPlans === 1 ? 'plan' : 'plans'} in your list`}
      />
      <StatCard label="Total Days" value={numberText(totalDays)} basis="across all plans" />
      <StatCard
        label="Avg Calories"
        value={hasPlans ? numberText(avgCaloriesPerDay) : null}
        unit="kcal"
        basis="per day, across all plans"
      />
      <StatCard
        label="Primary Goal"
        value={goal ? goalTitle(goal) : null}
        inWords
        basis={activePlans > 0 ? 'from your active plan' : 'from your latest plan'}
      />
    </div>
  );
}
