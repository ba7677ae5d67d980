import { Link } from '@remix-run/react';
import { markBreaches } from '~/features/meal-plans/meal-breaches';
import { dateInWords } from '~/features/meal-plans/plan-dates';
import { PlanDays } from '~/features/meal-plans/plan-days';
import { kcalText } from '~/features/meal-plans/plan-words';
import { myPlanPath, myPlanRecipePath, prepPath, schedulePath } from '~/paths/my-plans';
import { Badge, Banner, Card, TextLink } from '~/ui';
import type { ComingDay, FollowedPlan } from './my-plans.server';

/** Today's meals and those of the following days. */
export function Today({ plan }: { plan: FollowedPlan }) {
  const { id, planName, today, startsOn, next, coming } = plan;
  return (
    <section aria-labelledby="today" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="today" className="text-xl font-semibold">
          {today ? 'Today’s meals' : 'Your next plan'}
        </h2>
        <p className="flex flex-wrap gap-x-4">
          <TextLink to={myPlanPath(id)}>{planName}</TextLink>
          <TextLink to={prepPath(id, coming[0]?.week ?? 1)}>Meal prep and shopping</TextLink>
        </p>
      </div>
      {startsOn ? (
        <Banner>
          “{planName}” starts {dateInWords(startsOn)}.
        </Banner>
      ) : null}
      {today ? (
        <PlanDays
          days={[today]}
          today={today.day}
          level={3}
          recipeTo={(meal) => myPlanRecipePath(id, meal)}
          overlay
          markFor={markBreaches(today.breaches)}
        />
      ) : null}
      {next ? (
        <Banner>
          Your next plan, <TextLink to={myPlanPath(next.id)}>{next.planName}</TextLink>, starts{' '}
          {dateInWords(next.startsOn)}.
        </Banner>
      ) : null}
      <Card title={today ? 'The week ahead' : 'Its first week'} flush>
        <ol>
          {coming.map((day) => (
            <ComingDayRow key={`${day.planId} ${day.date}`} day={day} isNext={day.planId !== id} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function ComingDayRow({ day, isNext }: { day: ComingDay; isNext: boolean }) {
  const { planId, planName, date, isToday, calories, meals } = day;
  return (
    <li className="relative grid gap-x-4 border-t border-line px-4 py-2 hover:bg-raised sm:grid-cols-[9rem_1fr_auto]">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          to={schedulePath(planId, day.week, `day-${day.day}`)}
          className="font-semibold after:absolute after:inset-0 hover:underline"
        >
          {date}
        </Link>
        {isToday ? <Badge tone="info">Today</Badge> : null}
        {isNext ? <span className="sr-only">, {planName}</span> : null}
      </p>
      <p className="line-clamp-4 text-sm text-muted wrap-anywhere sm:line-clamp-1 sm:self-center">{meals}</p>
      <p className="text-sm tabular-nums sm:self-center">{kcalText(calories)}</p>
    </li>
  );
}
