import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { MealBadge } from '~/features/recipes/meal-badge';
import { RowPicture } from '~/features/recipes/recipe-picture';
import { timeText } from '~/features/recipes/recipe-words';
import { Badge, Card, type Column, classes, DataTable } from '~/ui';
import { DayFiguresLine } from './day-figures';
import { DayTotals } from './day-totals';
import { PlanNumbers } from './plan-numbers';
import { portionText } from './plan-words';
import { mealId, type ShownDay, type ShownMeal } from './shown-days';
import { SidesLine } from './sides-line';

/** A recipe at a meal: its dish or one of its sides. */
type EatenRecipe = Pick<ShownMeal, 'day' | 'mealNumber' | 'recipeId' | 'portion'>;

type PlanDaysProps = {
  days: readonly ShownDay[];
  /** The address of a dish's or side's recipe as the plan contains it. Without it, recipes are not linked. */
  recipeTo?: (eaten: EatenRecipe) => string;
  /** Recipes open over this page with scripts. */
  overlay?: boolean;
  /** The actions for a meal. */
  actionsFor?: (meal: ShownMeal) => ReactNode;
  /** A mark beside the name of a meal, such as a lock. */
  markFor?: (meal: ShownMeal) => ReactNode;
  /** The number of today's day in the plan. */
  today?: number | null;
  /** The heading level of the days. */
  level?: 2 | 3;
};

/** One card per day: its totals compared with the targets, and its meals as a table or, on a phone, as a stack. */
export function PlanDays({ days, today, level = 2, ...meals }: PlanDaysProps) {
  const columns = columnsOf(meals);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="grid gap-4">
      {days.map((day) => (
        <section
          key={day.day}
          id={`day-${day.day}`}
          aria-labelledby={`day-${day.day}-title`}
          className="min-w-0 scroll-mt-header rounded-card border border-line bg-surface shadow-low break-inside-avoid"
        >
          <div className="grid gap-2 px-4 pt-4 pb-2">
            <Heading
              id={`day-${day.day}-title`}
              className="flex flex-wrap items-center gap-2 text-lg font-semibold"
            >
              Day {day.day}{' '}
              {day.date ? <span className="text-base font-normal text-muted">{day.date}</span> : null}{' '}
              {today === day.day ? <Badge tone="info">Today</Badge> : null}
            </Heading>
            <DayTotals totals={day.totals} check={day.check} />
            {day.figures ? <DayFiguresLine figures={day.figures} /> : null}
          </div>
          <DataTable
            caption={`Meals of day ${day.day}`}
            columns={columns}
            rows={day.meals}
            rowKey={({ mealNumber }) => String(mealNumber)}
          />
        </section>
      ))}
    </div>
  );
}

type MealParts = Omit<PlanDaysProps, 'days' | 'today' | 'level'>;

function columnsOf({ recipeTo, overlay, actionsFor, markFor }: MealParts): Column<ShownMeal>[] {
  const columns: Column<ShownMeal>[] = [
    {
      key: 'recipe',
      header: 'Recipe',
      names: true,
      cell: (meal) => (
        <span
          id={mealId(meal)}
          className={classes(
            'scroll-mt-header wrap-anywhere',
            meal.pictured && 'flex min-w-0 items-start gap-4 sm:items-center',
          )}
        >
          {meal.pictured ? <RowPicture recipe={meal.pictured} /> : null}
          <span className="min-w-0">
            {recipeTo ? (
              <Link to={recipeTo(meal)} {...(overlay && openInDialog)} className="hover:underline">
                {meal.name}
              </Link>
            ) : (
              meal.name
            )}{' '}
            <span className="text-sm font-normal whitespace-nowrap text-muted">
              {portionText(meal.portion)}
            </span>{' '}
            <SidesLine
              sides={meal.sides}
              overlay={overlay}
              recipeTo={recipeTo && (({ recipeId, portion }) => recipeTo({ ...meal, recipeId, portion }))}
            />
            {meal.pot ? <span className="block text-sm font-normal text-muted">{meal.pot}</span> : null}
            {markFor?.(meal)}
          </span>
        </span>
      ),
    },
    {
      key: 'type',
      header: 'Type',
      className: 'sm:w-[7.25rem]',
      bare: true,
      beside: true,
      cell: ({ mealType }) => <MealBadge meal={mealType} />,
    },
    {
      key: 'nutrition',
      header: 'Nutrition',
      className: 'lg:w-[16.5rem] print:w-[16.5rem]',
      bare: true,
      beside: true,
      cell: (meal) => <PlanNumbers totals={meal} />,
    },
    {
      key: 'time',
      header: 'Time',
      className: 'sm:w-[6rem]',
      bare: true,
      beside: true,
      cell: (meal) => <span className="text-sm whitespace-nowrap text-muted">{workText(meal)}</span>,
    },
  ];
  if (actionsFor) {
    columns.push({
      key: 'actions',
      header: 'Change',
      className: 'lg:w-[17.25rem] print:hidden',
      bare: true,
      align: 'end',
      cell: actionsFor,
    });
  }
  return columns;
}

/** Stands in for days that cannot be displayed. */
export function NoDays() {
  return (
    <Card>
      <p role="alert">Invalid meal plan data. Cannot display details.</p>
    </Card>
  );
}

function workText({ minutes, warmUpMinutes }: ShownMeal): string {
  if (minutes !== null) return timeText(minutes);
  return warmUpMinutes === null ? 'No cooking' : `Warm up, ${timeText(warmUpMinutes)}`;
}
