import type { LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { NoDays } from '~/features/meal-plans/plan-days';
import { PlanFacts, PlanHeader } from '~/features/meal-plans/plan-header';
import { headingOf } from '~/features/meal-plans/plan-heading';
import { lengthText } from '~/features/meal-plans/plan-words';
import { shownDays, weekIn, weekOfDay } from '~/features/meal-plans/shown-days';
import { inCurrentCycle, readPlan, readPrepGuide, runOf } from '~/features/my-plans/my-plans.server';
import { PlanAssigned, PlanLinks, PlanTabs } from '~/features/my-plans/plan-parts';
import { PlanSchedule } from '~/features/my-plans/plan-schedule';
import { PrepGuideView } from '~/features/my-plans/prep-guide-view';
import { useIsOverlay } from '~/features/overlay/dialog-or-page';
import { ticksPath } from '~/paths/my-plans';
import { myPlansPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { isLeft, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { RouteDialog, Stack } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const { searchParams } = new URL(request.url);
  const held = await readPlan(context, params.id);
  const { id, assignedAt, assignedBy, notes, today } = held;
  const plan = headingOf(held.mealPlanData);
  const heading = { ...plan, ...runOf(held), id, assignedAt, assignedBy, notes, today };
  const week = searchParams.has('week') || today === null ? weekIn(searchParams, plan) : weekOfDay(today);
  const isValid = held.mealPlanData.meals.length > 0;
  if (searchParams.get('tab') === 'prep' && isValid) {
    const guide = await readPrepGuide(context, id, weekIn(searchParams, plan));
    return { heading, timeZone, prep: { guide, packages: searchParams.get('packages') === '1' } };
  }
  const { averageDaily, weeks } = held.nutrition;
  const shown = isValid ? shownDays(inCurrentCycle(held), week, { dated: held.status !== 'past' }) : [];
  return {
    heading,
    timeZone,
    schedule: {
      averageDaily,
      days: shown,
      week,
      figures: weeks[week - 1] ?? null,
      certificate: held.certificate,
      breaches: held.breaches,
    },
  };
}

// A checkmark shows at once and is saved by the server. Nothing else on the page changes, so it is not reloaded
// unless the user leaves meanwhile.
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formAction === ticksPath(args.currentParams.id ?? '') && !isLeft(args) ? false : stayWhenOffline(args);

export default function PlanPage() {
  const { heading, timeZone, prep, schedule } = useLoaderData<typeof loader>();
  const overlay = useIsOverlay();
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
        <PlanLinks id={id} />
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
