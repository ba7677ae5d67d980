import { Link } from '@remix-run/react';
import type { components } from '#openapi/schema';
import { numberText } from '~/features/meal-plans/plan-words';
import { withUnit } from '~/features/progress/measurement-figures';
import { allergens } from '~/features/recipes/allergens';
import { takeBackConsentPath } from '~/paths/account';
import { diaryPath } from '~/paths/diary';
import { myPlanPath } from '~/paths/my-plans';
import { customerHomePath, progressPath } from '~/paths/pages';
import {
  ButtonLink,
  Card,
  ChipList,
  ConfirmLink,
  DefinitionList,
  RelativeTime,
  StatCard,
  TextLink,
} from '~/ui';
import { bodyMassIndex, shownFigures } from './body-figures';
import { consentWithdrawal } from './consent-withdrawal';
import { activityName, type OwnProfile } from './profile-words';

export function PersonalDetails({ profile }: { profile: OwnProfile }) {
  const { bio, fitnessGoals, dietaryRestrictions, preferredCuisines, activityLevel } = profile;
  const allergies = allergens.filter(({ value }) => profile.allergies.includes(value));
  const items = [
    {
      term: 'Bio',
      description: bio ? <span className="whitespace-pre-line wrap-anywhere">{bio}</span> : null,
    },
    { term: 'Fitness goals', description: <Words label="Fitness goals" words={fitnessGoals} /> },
    {
      term: 'Dietary restrictions',
      description: <Words label="Dietary restrictions" words={dietaryRestrictions} />,
    },
    {
      term: 'Allergies',
      description: <Words label="Allergies" words={allergies.map(({ label }) => label)} />,
    },
    {
      term: 'Preferred cuisines',
      description: <Words label="Preferred cuisines" words={preferredCuisines} />,
    },
    { term: 'Activity level', description: activityLevel && activityName(activityLevel) },
  ];
  return (
    <Card title="Personal Details">
      <DefinitionList
        items={items.map(({ term, description }) => ({ term, description: description ?? <NotProvided /> }))}
      />
    </Card>
  );
}

const NotProvided = () => <span className="text-muted">Not provided</span>;

function Words({ label, words }: { label: string; words: readonly string[] }) {
  return words.length === 0 ? (
    <NotProvided />
  ) : (
    <ChipList label={label} chips={words.map((word) => ({ label: word }))} />
  );
}

export function HealthMetrics({ profile }: { profile: OwnProfile }) {
  const units = profile.units ?? 'metric';
  const { weight, height } = shownFigures(profile, units);
  const isMetric = units === 'metric';
  return (
    <section aria-label="Health Metrics">
      <h2 className="mb-3 text-lg font-semibold">Health Metrics</h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Weight"
          value={weight || null}
          unit={isMetric ? 'kg' : 'lb'}
          basis="the latest measured"
          to={progressPath}
        />
        <StatCard label="Height" value={height || null} unit={isMetric ? 'cm' : undefined} />
        <StatCard label="Age" value={profile.age} unit="years" />
        <StatCard label="BMI" value={bodyMassIndex(profile)} basis="kg by squared height in m" />
      </div>
    </section>
  );
}

type CustomerFigures = components['schemas']['CustomerFiguresResponse'];

/** Totals of the customer's plans and diary. */
export function ProgressStats({ figures }: { figures: CustomerFigures }) {
  const { totalMealPlans, completedDays, currentStreak, avgCaloriesPerDay } = figures;
  return (
    <section aria-label="Progress Stats">
      <h2 className="mb-3 text-lg font-semibold">Progress Stats</h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Meal Plans" value={totalMealPlans} basis="that you hold" to={customerHomePath} />
        <StatCard
          label="Days Done"
          value={completedDays}
          basis="every planned meal answered, at least one eaten"
        />
        <StatCard
          label="Day Streak"
          value={currentStreak}
          basis="days in a row with an entry in the diary"
          to={diaryPath}
        />
        <StatCard
          label="Calories"
          value={avgCaloriesPerDay === null ? null : numberText(avgCaloriesPerDay)}
          unit="kcal a day"
          basis="average of your active plan"
        />
      </div>
    </section>
  );
}

export type RecentPlan = { id: string; planName: string; totalDays: number; isActive: boolean };

export function PlansCard({ plans, total }: { plans: readonly RecentPlan[]; total: number }) {
  return (
    <Card title="My Meal Plans" actions={<ButtonLink to={customerHomePath}>View All Plans</ButtonLink>}>
      {plans.length === 0 ? (
        <p className="text-muted">No meal plans yet.</p>
      ) : (
        <>
          <ul>
            {plans.map(({ id, planName, totalDays, isActive }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 first:border-t-0"
              >
                <Link
                  to={myPlanPath(id)}
                  className="inline-flex min-h-control min-w-0 items-center font-semibold text-accent wrap-anywhere hover:underline"
                >
                  {planName}
                </Link>
                <span className="text-sm text-muted">
                  {withUnit(totalDays, totalDays === 1 ? 'day' : 'days')}
                  {isActive ? ', active now' : ''}
                </span>
              </li>
            ))}
          </ul>
          {total > plans.length ? <p className="text-sm text-muted">{total} plans in all</p> : null}
        </>
      )}
    </Card>
  );
}

type HealthDataCardProps = { agreedAt: string | null; wording: string; timeZone: string | null };

/** Says whether the customer has agreed that health data is kept, and lets them take that back. */
export function HealthDataCard({ agreedAt, wording, timeZone }: HealthDataCardProps) {
  return (
    <Card
      title="Health data"
      actions={
        agreedAt ? (
          <ConfirmLink to={takeBackConsentPath} text="Withdraw consent" confirmation={consentWithdrawal} />
        ) : undefined
      }
    >
      {agreedAt ? (
        <>
          <p>
            You agreed <RelativeTime value={agreedAt} timeZone={timeZone} withTime />:
          </p>
          <blockquote className="my-2 border-s-4 border-line ps-3 text-muted">{wording}</blockquote>
        </>
      ) : (
        <p>
          You have not agreed that health data is kept. You are asked before the first entry, here or under{' '}
          <TextLink to={progressPath}>Progress</TextLink>.
        </p>
      )}
    </Card>
  );
}
