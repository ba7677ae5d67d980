import { Badge, Card } from '~/ui';
import { type DiaryDay, type DiaryEntry, entryFacts, kcal, mealLabels, meals } from './diary-texts';
import { answerText } from './planned-meals';

/** Shows a trainer what a customer ate on a day, and what became of the meals of their plan. */
export function EatenDay({ day: { entries, planned } }: { day: DiaryDay }) {
  return (
    <>
      <Card title="What was eaten">
        {entries.length === 0 ? (
          <p className="text-muted">Nothing was logged on this day.</p>
        ) : (
          <div className="grid gap-4">
            {meals.map((meal) => {
              const ofMeal = entries.filter((one) => one.meal === meal);
              return ofMeal.length === 0 ? null : (
                <section key={meal} aria-label={mealLabels[meal]}>
                  <h3 className="font-semibold">{mealLabels[meal]}</h3>
                  <ul>
                    {ofMeal.map((entry) => (
                      <EatenEntry key={entry.id} entry={entry} />
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        )}
      </Card>
      {planned ? <PlannedCard planned={planned} entries={entries} /> : null}
    </>
  );
}

const rowStyles = 'flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2';

function EatenEntry({ entry }: { entry: DiaryEntry }) {
  return (
    <li className={rowStyles}>
      <p className="min-w-0 wrap-anywhere">
        {entry.name}
        <span className="block text-sm text-muted tabular-nums">{entryFacts(entry)}</span>
      </p>
      {entry.figures ? <span className="ms-auto tabular-nums">{kcal(entry.figures.calories)}</span> : null}
    </li>
  );
}

type PlannedCardProps = { planned: NonNullable<DiaryDay['planned']>; entries: readonly DiaryEntry[] };

function PlannedCard({ planned, entries }: PlannedCardProps) {
  return (
    <Card title="The plan of this day" description={planned.planName}>
      <ul>
        {planned.meals.map((meal) => {
          const entry = entries.find(({ id }) => id === meal.entryId);
          return (
            <li key={meal.mealNumber} className={rowStyles}>
              <p className="min-w-0 wrap-anywhere">
                <span className="text-sm text-muted">{mealLabels[meal.meal]}: </span>
                {meal.name}
              </p>
              <Badge tone={entry && !entry.isSkipped ? 'info' : 'neutral'}>
                {entry ? answerText(meal, entry) : 'Not logged'}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
