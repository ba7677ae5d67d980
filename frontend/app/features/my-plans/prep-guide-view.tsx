import { daysText, roundText } from '~/features/meal-plans/plan-words';
import { WeekLinks } from '~/features/meal-plans/week-links';
import { timeText } from '~/features/recipes/recipe-words';
import { prepPath } from '~/paths/my-plans';
import { Card, StatCard } from '~/ui';
import { ListForPlan } from './list-for-plan';
import type { ShownGuide } from './my-plans.server';
import { PrepSteps } from './prep-steps';
import { ShoppingChecklist } from './shopping-checklist';
import { StorageGuidelines } from './storage-guidelines';
import { TickForm } from './tick-button';
import { UntickAll } from './untick-all';
import { useTicks } from './use-ticks';

type PrepGuideViewProps = {
  plan: { id: string; planName: string; days: number };
  guide: ShownGuide;
  /** Shows how many usual packages the amounts are. */
  packages: boolean;
};

/** Things to buy, prepare, and store in one week of a plan. Checkmarks are saved. */
export function PrepGuideView({ plan, guide, packages }: PrepGuideViewProps) {
  const ticks = useTicks(guide.ticked);
  const { week, guide: prep, groups, storageSources } = guide;
  const ticking = { planId: plan.id, week, ticks };
  return (
    <div className="grid gap-4">
      <WeekLinks plan={plan} week={week} toWeek={(to) => prepPath(plan.id, to, packages)} replace />
      <p className="text-muted">{roundNotice(plan.days, guide)}</p>
      {prep ? (
        <Overview
          guide={guide}
          minutes={prep.totalPrepTime}
          steps={prep.steps.length}
          to={prepPath(plan.id, week, packages)}
        />
      ) : (
        <NoGuide />
      )}
      <ListForPlan plan={plan} />
      <TickForm planId={plan.id} week={week}>
        <UntickAll {...ticking} />
        <div id={shoppingId} className="scroll-mt-header">
          <ShoppingChecklist groups={groups} packages={packages} {...ticking} />
        </div>
        {prep ? (
          <div id={stepsId} className="scroll-mt-header">
            <PrepSteps steps={prep.steps} {...ticking} />
          </div>
        ) : null}
      </TickForm>
      {prep ? <StorageGuidelines storage={prep.storage} sources={storageSources} /> : null}
    </div>
  );
}

const shoppingId = 'shopping';
const stepsId = 'steps';

/** Says for which days it is, and when the same week comes again. */
function roundNotice(days: number, { weeks, week, fromDay, toDay }: ShownGuide): string {
  const again = `The plan repeats every ${roundText(days)}`;
  if (weeks === 1) return `For all ${daysText(days)} of the plan. ${again}, and so does this guide.`;
  return `For week ${week} of ${weeks}, days ${fromDay} to ${toDay}. ${again}.`;
}

type OverviewProps = {
  guide: ShownGuide;
  minutes: number;
  steps: number;
  /** The address of this page, whose parts are far apart. */
  to: string;
};

function Overview({ guide, minutes, steps, to }: OverviewProps) {
  const ingredients = guide.groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <div className="col-span-2 grid sm:col-span-1">
        <StatCard label="Total prep time" value={timeText(minutes)} basis="once, at the start" />
      </div>
      <StatCard label="Ingredients" value={ingredients} basis="to buy" to={`${to}#${shoppingId}`} />
      <StatCard label="Steps" value={steps} basis="to prepare ahead" to={`${to}#${stepsId}`} />
    </div>
  );
}

function NoGuide() {
  return (
    <Card title="No Meal Prep Guide Available">
      <p>
        This plan does not have one. Contact your trainer if you would like one. Its shopping list is still
        here.
      </p>
    </Card>
  );
}
