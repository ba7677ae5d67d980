import { Fragment } from 'react';
import type { components } from '#openapi/schema';
import { DayFiguresLine } from '~/features/meal-plans/day-figures';
import { PlanFacts } from '~/features/meal-plans/plan-header';
import { PlanNumbers } from '~/features/meal-plans/plan-numbers';
import { gramsText, kcalText, portionText, type Totals } from '~/features/meal-plans/plan-words';
import { potText } from '~/features/meal-plans/pot-text';
import { sidesText } from '~/features/meal-plans/sides-text';
import { WeekFiguresCard } from '~/features/meal-plans/week-figures';
import { MealBadge } from '~/features/recipes/meal-badge';
import { RowPicture } from '~/features/recipes/recipe-picture';
import { dietaryTags, labelOf } from '~/features/recipes/recipe-words';
import { timesText } from '~/features/recipes/times-text';
import { Badge, Card, ChipList } from '~/ui';

export type SharedPlan = components['schemas']['SharedPlanResponse'];

type Meal = SharedPlan['mealPlan']['meals'][number];

const mostTags = 3;

/** A read-only plan for visitors with the link, to read and print. */
export function SharedPlanView({ shared, facts }: { shared: SharedPlan; facts: readonly string[] }) {
  const { mealPlan, notes, tags } = shared;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">
          {mealPlan.planName || 'Untitled Plan'}
        </h1>
        <PlanFacts plan={mealPlan}>
          <p className="text-sm text-muted wrap-anywhere">{facts.join(' · ')}</p>
          <ChipList label="Tags" chips={tags.map((label) => ({ label }))} />
        </PlanFacts>
      </div>
      {notes ? (
        <Card title="Notes">
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
        </Card>
      ) : null}
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-semibold">Average per day</span>
        <PlanNumbers totals={mealPlan.nutrition.averageDaily} large />
      </p>
      {mealPlan.nutrition.daily.map((daily) => (
        <Fragment key={daily.day}>
          <FiguresOfWeek plan={mealPlan} day={daily.day} />
          <Day plan={mealPlan} daily={daily} />
        </Fragment>
      ))}
    </div>
  );
}

type DayProps = { plan: SharedPlan['mealPlan']; daily: Totals & { day: number } };

function Day({ plan, daily: { day, ...totals } }: DayProps) {
  return (
    <section aria-labelledby={`day-${day}`} className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 pt-4 pb-2 break-after-avoid">
        <h2 id={`day-${day}`} className="text-lg font-semibold">
          Day {day}
        </h2>
        <PlanNumbers totals={totals} />
        <FiguresOfDay nutrition={plan.nutrition} day={day} />
      </div>
      <ol>
        {plan.meals
          .filter((meal) => meal.day === day)
          .map((meal) => (
            <MealLine key={meal.mealNumber} meal={meal} />
          ))}
      </ol>
    </section>
  );
}

/** The figures of a week stand before its first day. */
function FiguresOfWeek({ plan, day }: { plan: SharedPlan['mealPlan']; day: number }) {
  const figures = plan.nutrition.weeks.find(({ week }) => (week - 1) * 7 + 1 === day);
  return figures ? <WeekFiguresCard figures={figures} days={plan.days} /> : null;
}

function FiguresOfDay({ nutrition, day }: { nutrition: SharedPlan['mealPlan']['nutrition']; day: number }) {
  const figures = nutrition.figures.find((one) => one.day === day);
  return figures ? <DayFiguresLine figures={figures} /> : null;
}

function MealLine({ meal }: { meal: Meal }) {
  const { mealType, servings, leftoverOf, recipe, sides, totals } = meal;
  const pot = potText(meal, null);
  const beside = sidesText(sides);
  return (
    <li className="relative grid min-h-[4.5rem] gap-1 border-t border-line py-3 ps-[5rem] pe-4 break-inside-avoid cramped:ps-4 cramped:pt-[4.5rem] print:min-h-0 print:ps-4">
      <span className="absolute start-4 top-3">
        <RowPicture recipe={recipe} />
      </span>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MealBadge meal={mealType} />
        <strong className="font-semibold wrap-anywhere">{recipe.name}</strong>
        {portionText(servings)}
      </p>
      {beside ? <p className="wrap-anywhere">{beside}</p> : null}
      {pot ? <p className="text-muted">{pot}</p> : null}
      <p className="text-sm text-muted tabular-nums">
        {leftoverOf ? numbersText(totals) : `${numbersText(totals)} · ${timesText(recipe)}`}
      </p>
      <Diets name={recipe.name} tags={dietsOf(meal)} />
    </li>
  );
}

/** Plain text, because a month has 180 of these and every element costs time on an old phone. */
const numbersText = ({ calories, protein, carbs, fat }: Totals): string =>
  `${kcalText(calories)} · protein ${gramsText(protein)} · carbs ${gramsText(carbs)} · fat ${gramsText(fat)}`;

/** The diets that the dish and everything beside it suit. */
const dietsOf = ({ recipe, sides }: Meal): string[] =>
  recipe.dietaryTags.filter((tag) => sides.every((side) => side.dietaryTags.includes(tag)));

function Diets({ name, tags }: { name: string; tags: readonly string[] }) {
  const rest = tags.length - mostTags;
  if (tags.length === 0) return null;
  return (
    <ul aria-label={`Diets for ${name}`} className="flex flex-wrap gap-1">
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag}>
          <Badge>{labelOf(dietaryTags, tag)}</Badge>
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <Badge>+{rest} more</Badge>
        </li>
      ) : null}
    </ul>
  );
}
