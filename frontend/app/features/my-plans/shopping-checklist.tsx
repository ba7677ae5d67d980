import { Link } from '@remix-run/react';
import { prepPath } from '~/paths/my-plans';
import { Badge, Card } from '~/ui';
import type { ShoppingGroup, ShoppingItem } from './shopping-words.server';
import { TickButton } from './tick-button';
import type { Ticks } from './use-ticks';

type Ticking = { planId: string; week: number; ticks: Ticks };

type ShoppingChecklistProps = Ticking & { groups: readonly ShoppingGroup[]; packages: boolean };

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
  const { amount, name, usedIn, more, spared } = item;
  const bought = (packages && item.packages) || spared;
  return (
    <>
      <strong className="font-semibold tabular-nums">{amount || 'As needed:'}</strong> {name}
      {bought ? <span className="block text-sm">{bought}</span> : null}
      <span className="block text-sm text-muted">
        {usedIn.join(', ')}
        {more > 0 ? ` +${more} more` : ''}
      </span>
    </>
  );
}
