import { Form, Link } from '@remix-run/react';
import { portions } from '~/features/meal-plans/plan-words';
import type { ShownMeal } from '~/features/meal-plans/shown-days';
import { mealId } from '~/features/meal-plans/shown-days';
import { mixedNumber } from '~/features/recipes/amount-text';
import { changeMealPath } from '~/paths/drafts';
import { Button, Select, useHydrated } from '~/ui';
import { LockIcon, UnlockIcon } from '~/ui/icons/locks';
import { draftIntent } from './draft-changes';
import type { DraftChange } from './use-draft-change';

type MealChangesProps = {
  draft: { id: string; revision: number };
  meal: ShownMeal;
  locked: boolean;
  change: DraftChange;
};

/** The actions for a meal of a draft. */
export function MealChanges({ draft, meal, locked, change }: MealChangesProps) {
  const lockIntent = locked ? draftIntent.unlock : draftIntent.lock;
  const Icon = locked ? LockIcon : UnlockIcon;
  return (
    <Form
      {...change.form}
      className="flex flex-wrap items-center gap-x-1 gap-y-2 whitespace-nowrap sm:justify-end lg:flex-nowrap print:hidden"
    >
      <input type="hidden" name="revision" value={draft.revision} />
      <input type="hidden" name="day" value={meal.day} />
      <input type="hidden" name="meal" value={meal.mealNumber} />
      <Portion meal={meal} change={change} />
      <ChangeLink id={draft.id} meal={meal} what="swap" label="Swap" />
      <ChangeLink id={draft.id} meal={meal} what="move" label="Move" />
      <button
        type="submit"
        name="intent"
        value={lockIntent}
        aria-pressed={locked}
        title={locked ? 'Unlock' : 'Lock'}
        aria-busy={change.pending(fieldsFor(lockIntent, meal)) ? true : undefined}
        className="grid min-h-control min-w-control place-items-center rounded-control text-muted hover:bg-raised aria-pressed:text-accent"
      >
        <Icon />
        <span className="sr-only">Lock {nameOf(meal)}</span>
      </button>
    </Form>
  );
}

/** Applies a choice at once with scripts. Without them, a button submits it. */
function Portion({ meal, change }: Pick<MealChangesProps, 'meal' | 'change'>) {
  const hydrated = useHydrated();
  const fields = fieldsFor(draftIntent.portion, meal);
  const asked = change.pending(fields);
  return (
    <>
      <div className="w-[6rem] shrink-0">
        <Select
          id={`portion-${mealId(meal)}`}
          // Otherwise the browser restores the choice from before a reload, which would look like a new one.
          autoComplete="off"
          label={`Portion of ${nameOf(meal)}`}
          hideLabel
          name="servings"
          options={choices}
          value={asked?.servings ?? String(meal.portion)}
          aria-busy={asked ? true : undefined}
          onChange={(event) => change.ask({ ...fields, servings: event.currentTarget.value })}
        />
      </div>
      {hydrated ? null : (
        <Button variant="secondary" name="intent" value={draftIntent.portion}>
          Set<span className="sr-only"> the portion of {nameOf(meal)}</span>
        </Button>
      )}
    </>
  );
}

const choices = portions.map((portion) => ({ value: String(portion), label: `${mixedNumber(portion)} ×` }));

type ChangeLinkProps = { id: string; meal: ShownMeal; what: 'swap' | 'move'; label: string };

const ChangeLink = ({ id, meal, what, label }: ChangeLinkProps) => (
  <Link
    to={changeMealPath(id, what, meal)}
    state={{ overlay: true }}
    preventScrollReset
    className="inline-flex min-h-control items-center rounded-control px-2 font-semibold text-accent hover:bg-raised"
  >
    {label}
    <span className="sr-only"> {nameOf(meal)}</span>
  </Link>
);

const fieldsFor = (intent: string, { day, mealNumber }: ShownMeal) => ({
  intent,
  day: String(day),
  meal: String(mealNumber),
});

/** A plan may contain one dish many times, so screen readers also get its place. */
const nameOf = ({ day, mealType, name }: ShownMeal): string => `day ${day}, ${mealType}: ${name}`;
