import { timeText } from '~/features/recipes/recipe-words';
import { Card, DefinitionList } from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import type { ShownGroup, ShownItem, WeekPrep } from './shown-prep';

type PrepBlockProps = {
  prep: NonNullable<WeekPrep['guide']>;
  groups: readonly ShownGroup[];
  note?: string;
};

/** Shows what is bought and cooked once at the start of a week. Its parts are collapsed, because the lists are long. */
export function PrepBlock({ prep, groups, note }: PrepBlockProps) {
  const { totalPrepTime, prepInstructions, storageInstructions } = prep;
  return (
    <Card
      title="Start-of-week meal prep"
      description={`${note ? `${note}: ` : ''}${timeText(totalPrepTime)} in total`}
    >
      <div className="grid">
        <ShoppingPart groups={groups} />
        <Part title={`Prep steps (${prepInstructions.length})`}>
          <ol className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-muted">
            {prepInstructions.map(({ step, instruction, estimatedTime, ingredients }) => (
              <li key={step} className="ps-1 break-inside-avoid">
                {instruction} <span className="text-muted">({timeText(estimatedTime)})</span>
                {ingredients.length > 0 ? (
                  <span className="block text-sm text-muted">{ingredients.join(', ')}</span>
                ) : null}
              </li>
            ))}
          </ol>
        </Part>
        <Part title={`Storage (${storageInstructions.length})`}>
          <DefinitionList
            items={storageInstructions.map(({ ingredient, method, duration }) => ({
              term: ingredient,
              description: (
                <>
                  {method}
                  <span className="block text-sm text-muted">{duration}</span>
                </>
              ),
            }))}
          />
        </Part>
      </div>
    </Card>
  );
}

/** A plan without meal prep also has a shopping list. */
export function ShoppingBlock({ groups, note }: Omit<PrepBlockProps, 'prep'>) {
  return (
    <Card title="Shopping" description={note}>
      <ShoppingPart groups={groups} />
    </Card>
  );
}

function ShoppingPart({ groups }: { groups: readonly ShownGroup[] }) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Part title={`Shopping list (${count})`}>
      {groups.map(({ group, items }) => (
        <section key={group}>
          <h3 className="pt-2 font-semibold">{group}</h3>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {items.map((item, index) => (
              <ShoppingLine key={index} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="print-open group border-t border-line first:border-t-0">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-semibold">
        {title}
        <ChevronDownIcon className="group-open:rotate-180 print:hidden" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function ShoppingLine({ item }: { item: ShownItem }) {
  const { amount, name, spared, usedIn, more } = item;
  return (
    <li className="border-t border-line py-2 wrap-anywhere">
      <strong className="font-semibold tabular-nums">{amount || 'As needed:'}</strong> {name}
      {spared ? <span className="block text-sm">{spared}</span> : null}
      <span className="block text-sm text-muted">
        {usedIn.join(', ')}
        {more > 0 ? ` +${more} more` : ''}
      </span>
    </li>
  );
}
