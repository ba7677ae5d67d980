import { addEntryPath, diaryEntryPath, quickAddPath } from '~/paths/diary';
import { ButtonLink, Card, EmptyState, TextLink } from '~/ui';
import { PlusIcon, RecipesIcon } from '~/ui/icons';
import { ActionButton } from './day-forms';
import {
  type DiaryDay,
  type DiaryEntry,
  daysLater,
  entryFacts,
  kcal,
  type Meal,
  mealLabels,
  meals,
} from './diary-texts';

type DayEntriesProps = {
  day: DiaryDay;
  /** The meals of the day before that can be copied, because something was eaten. */
  mealsBefore: readonly Meal[];
  isToday: boolean;
};

/**
 * Lists the entries of a day by meal. Each meal has a link to add to it, and an empty one a button to copy it from the
 * day before, if that has anything.
 */
export function DayEntries({ day, mealsBefore, isToday }: DayEntriesProps) {
  const { date, entries } = day;
  const before = isToday ? 'yesterday' : 'the day before';
  const copyAll =
    mealsBefore.length > 0 ? (
      <ActionButton date={date} intent="copy" fields={{ from: daysLater(date, -1) }}>
        Copy {before}
      </ActionButton>
    ) : undefined;
  return (
    <Card
      title="What you ate"
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={addEntryPath({ date })} variant="primary" icon={PlusIcon}>
            Add food
          </ButtonLink>
          <ButtonLink to={quickAddPath({ date })}>Quick add</ButtonLink>
        </div>
      }
    >
      {entries.length === 0 ? (
        <EmptyState icon={RecipesIcon} title="Nothing logged yet" action={copyAll}>
          Add a food, or log what your plan has for the day.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {meals.map((meal) => (
            <MealEntries
              key={meal}
              meal={meal}
              date={date}
              before={mealsBefore.includes(meal) ? before : null}
              entries={entries.filter((one) => one.meal === meal)}
            />
          ))}
          {copyAll ? <div>{copyAll}</div> : null}
        </div>
      )}
    </Card>
  );
}

type MealEntriesProps = {
  meal: Meal;
  date: string;
  /** The page's word for the day before, or null if the meal cannot be copied from it. */
  before: string | null;
  entries: DiaryEntry[];
};

function MealEntries({ meal, date, before, entries }: MealEntriesProps) {
  const label = mealLabels[meal];
  const eaten = entries.flatMap(({ figures }) => (figures ? [figures.calories] : []));
  const sum = eaten.reduce((total, calories) => total + calories, 0);
  return (
    <section aria-label={label}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">
          {label}{' '}
          <span className="font-normal text-muted tabular-nums">{eaten.length > 0 ? kcal(sum) : ''}</span>
        </h3>
        <div className="-ms-4 flex flex-wrap">
          <ButtonLink to={addEntryPath({ date, meal })} variant="quiet" icon={PlusIcon}>
            Add <span className="sr-only">to {label}</span>
          </ButtonLink>
          {entries.length === 0 && before ? (
            <ActionButton
              date={date}
              intent="copy"
              variant="quiet"
              fields={{ from: daysLater(date, -1), meal }}
              about={`for ${label}`}
            >
              Same as {before}
            </ActionButton>
          ) : null}
        </div>
      </div>
      {entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function EntryRow({ entry }: { entry: DiaryEntry }) {
  const { id, day: date, name, figures, isSkipped } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1">
      <p className="min-w-0 wrap-anywhere">
        {isSkipped ? name : <TextLink to={diaryEntryPath(entry)}>{name}</TextLink>}
        <span className="block text-sm text-muted tabular-nums">{entryFacts(entry)}</span>
      </p>
      <div className="ms-auto flex items-center gap-2">
        {figures ? <span className="tabular-nums">{kcal(figures.calories)}</span> : null}
        <ActionButton date={date} intent="remove" variant="quiet" fields={{ id }} about={name}>
          Delete
        </ActionButton>
      </div>
    </li>
  );
}
