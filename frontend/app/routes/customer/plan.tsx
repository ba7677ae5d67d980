import type { LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useOutletContext } from '@remix-run/react';
import { NoDays } from '~/features/meal-plans/plan-days';
import { PlanFacts, PlanHeader } from '~/features/meal-plans/plan-header';
import { shownDays, weekIn, weekOfDay } from '~/features/meal-plans/shown-days';
import { myPlansPath, ticksPath } from '~/features/my-plans/my-plan-paths';
import { lengthText } from '~/features/my-plans/my-plan-words';
import { inRound, readPlan, readPrepGuide } from '~/features/my-plans/my-plans.server';
import { PlanAssigned, PlanLinks, PlanTabs } from '~/features/my-plans/plan-parts';
import { PlanSchedule } from '~/features/my-plans/plan-schedule';
import { PrepGuideView } from '~/features/my-plans/prep-guide-view';
import { requireUser } from '~/platform/guards.server';
import { stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { RouteDialog, Stack } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { searchParams } = new URL(request.url);
  const held = await readPlan(context, params.id);
  const { planName, fitnessGoal, description, dailyCalorieTarget, clientName, days, mealsPerDay, meals } =
    held.mealPlanData;
  const { id, isActive, assignedAt, assignedBy, startsOn, today } = held;
  const heading = {
    ...{ id, planName, fitnessGoal, description, dailyCalorieTarget, clientName, days, mealsPerDay },
    ...{ isActive, assignedAt, assignedBy, startsOn, today },
  };
  const week = searchParams.has('week') || today === null ? weekIn(searchParams, { days }) : weekOfDay(today);
  const isValid = meals.length > 0;
  if (searchParams.get('tab') === 'prep' && isValid) {
    const guide = await readPrepGuide(context, id, weekIn(searchParams, { days }));
    return { heading, timeZone, prep: { guide, packages: searchParams.get('packages') === '1' } };
  }
  const { averageDaily } = held.nutrition;
  const shown = isValid ? shownDays(inRound(held), week, isActive) : [];
  return { heading, timeZone, schedule: { averageDaily, days: shown, week, certificate: held.certificate } };
}

// A tick is shown at once and kept by the server: nothing else of the page has changed, unless another is asked for.
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  isTick(args) && args.currentUrl.href === args.nextUrl.href ? false : stayWhenOffline(args);

const isTick = ({ formAction, currentParams }: ShouldRevalidateFunctionArgs) =>
  formAction === ticksPath(currentParams.id ?? '');

export default function PlanPage() {
  const { heading, timeZone, prep, schedule } = useLoaderData<typeof loader>();
  const overlay = useOutletContext<{ overlay: true } | undefined>() !== undefined;
  const { id, days } = heading;
  const length = lengthText(days);
  const shown = (
    <Stack>
      <PlanTabs id={id} current={prep ? 'prep' : 'schedule'} />
      {prep ? <PrepGuideView key={prep.guide.week} plan={heading} {...prep} /> : null}
      {schedule && schedule.days.length > 0 ? (
        <PlanSchedule plan={heading} overlay={overlay} {...schedule} />
      ) : null}
      {schedule && schedule.days.length === 0 ? <NoDays /> : null}
    </Stack>
  );
  const assigned = <PlanAssigned plan={heading} timeZone={timeZone} />;
  if (overlay) {
    return (
      <RouteDialog key={id} title={heading.planName} wide>
        <PlanFacts plan={heading} length={length}>
          {assigned}
        </PlanFacts>
        <div className="flex flex-wrap gap-2">
          <PlanLinks id={id} />
        </div>
        {shown}
      </RouteDialog>
    );
  }
  return (
    <>
      <PlanHeader
        plan={heading}
        length={length}
        back={{ to: myPlansPath, label: 'My Fitness Dashboard' }}
        actions={<PlanLinks id={id} />}
      >
        {assigned}
      </PlanHeader>
      {shown}
    </>
  );
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.heading.planName ?? 'Meal Plan' })(args);
