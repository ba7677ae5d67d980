import { Link } from '@remix-run/react';
import { numberText } from '~/features/meal-plans/plan-words';
import { amountText } from '~/features/recipes/amount-text';
import { ingredientText } from '~/features/recipes/ingredient-text';
import type { RecipeIngredient } from '~/features/recipes/recipe-words';
import { Badge, Card } from '~/ui';
import { prepPath } from './my-plan-paths';
import type { ShoppingGroup, ShoppingItem } from './my-plan-words';
import { TickButton } from './tick-button';
import type { Ticks } from './use-ticks';

type Ticking = { planId: string; week: number; ticks: Ticks };

type ShoppingChecklistProps = Ticking & { groups: readonly ShoppingGroup[]; packages: boolean };

const mostRecipes = 2;

export function ShoppingChecklist({ groups, packages, ...ticking }: ShoppingChecklistProps) {
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  const { planId, week, ticks } = ticking;
  return (
    <Card
      title="Shopping List"
      description={
        <Link
          to={prepPath(planId, week, !packages)}
          replace
          preventScrollReset
          className="inline-flex min-h-control items-center font-semibold text-accent underline print:hidden"
        >
          {packages ? 'Hide packages' : 'Show packages'}
        </Link>
      }
      actions={
        <output>
          <Badge>
            {keys.filter(ticks.has).length}/{keys.length} checked
          </Badge>
        </output>
      }
    >
      <div className="grid gap-6">
        {groups.map(({ group, items }) => (
          <section key={group} aria-label={group}>
            <h3 className="pb-1 font-semibold">{group}</h3>
            <ul className="-mx-2 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {items.map((item) => (
                <li key={item.key} className="border-t border-line break-inside-avoid">
                  <TickButton item={item.key} {...ticking}>
                    <ShoppingLine item={item} packages={packages} />
                  </TickButton>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function ShoppingLine({ item, packages }: { item: ShoppingItem; packages: boolean }) {
  const { ingredient, totalAmount, unit, usedInRecipes } = item;
  const rest = usedInRecipes.length - mostRecipes;
  const { amount, name } = ingredientText(totalAmount, unit as RecipeIngredient['unit'], ingredient);
  return (
    <>
      <strong className="font-semibold tabular-nums">{amount || 'As needed:'}</strong> {name}
      {packages && item.packages ? (
        <span className="block text-sm">{packagesText(item.packages)}</span>
      ) : null}
      <span className="block text-sm text-muted">
        {usedInRecipes.slice(0, mostRecipes).join(', ')}
        {rest > 0 ? ` +${rest} more` : ''}
      </span>
    </>
  );
}

/** The grams are those of its juice or zest, which say nothing of the fruit. */
const WHOLE_FRUIT: ReadonlySet<string> = new Set(['lemons', 'limes', 'oranges']);

/** "2 cans of 400 g, 120 g left over", "1 orange". */
function packagesText({ count, unit, gramsOfOne, leftOverGrams }: NonNullable<ShoppingItem['packages']>) {
  if (WHOLE_FRUIT.has(unit)) return packageCount(count, unit);
  const left = Math.round(leftOverGrams);
  return `${packageCount(count, unit)} of ${numberText(gramsOfOne)} g${left > 0 ? `, ${numberText(left)} g left over` : ''}`;
}

/** A lemon is no unit of a recipe, but what its juice is bought as. */
const packageCount = (count: number, unit: string) =>
  fruits.includes(unit)
    ? `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
    : amountText(count, unit as RecipeIngredient['unit']);

const fruits = ['lemons', 'limes', 'oranges'];
