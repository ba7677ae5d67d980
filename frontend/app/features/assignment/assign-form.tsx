import { Form } from '@remix-run/react';
import { Badge, ButtonLink, ButtonRow, EmptyState, SubmitButton, useHydrated } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import { CustomerPages } from './customer-pages';
import { CustomerSearch } from './customer-search';
import type { Holder } from './customers.server';
import { usePicks } from './use-picks';

type AssignFormProps = {
  action: string;
  recipeId: string;
  customers: readonly Holder[];
  /** Picked customers whom the current search may not show, and whose checkmarks are kept. */
  picked: readonly Holder[];
  ticked: readonly string[];
  shown: { search: string; page: number; pages: number; areTooMany: boolean };
  mostPicked: number;
  from: string;
};

/**
 * Checkmarks show who has the recipe. Customers whom the search hides, and those of other trainers, stay as they are.
 */
export function AssignForm({ action, recipeId, from, shown, mostPicked, ...choice }: AssignFormProps) {
  const picks = usePicks([...choice.picked, ...choice.customers], choice.ticked);
  const hydrated = useHydrated();
  const { rows, ticked, tick } = picks;
  const isUnchanged = rows.every(({ id, hasRecipe }) => ticked.has(id) === hasRecipe);
  return (
    <Form method="post" action={action} className="grid gap-4">
      <input type="hidden" name="from" value={from} />
      <CustomerSearch<Holder>
        search={shown.search}
        about={String(new URLSearchParams({ recipeId }))}
        onPick={picks.pick}
        last={picks.last}
      />
      {rows.length > 0 ? (
        <fieldset className="min-w-0">
          <legend className="sr-only">Customers</legend>
          <ul className="max-h-[300px] overflow-y-auto rounded-card border border-line bg-surface">
            {rows.map((holder) => (
              <HolderRow
                key={holder.id}
                holder={holder}
                isTicked={ticked.has(holder.id)}
                onTick={(isTicked) => tick(holder.id, isTicked)}
              />
            ))}
          </ul>
        </fieldset>
      ) : (
        <EmptyState icon={SearchIcon} title="No Matching Customers">
          Try adjusting your search.
        </EmptyState>
      )}
      <CustomerPages shown={shown} most={mostPicked} />
      <ButtonRow>
        <SubmitButton pendingText="Updating..." disabled={hydrated && isUnchanged}>
          Update
        </SubmitButton>
        <ButtonLink to={from}>Cancel</ButtonLink>
      </ButtonRow>
    </Form>
  );
}

type HolderRowProps = { holder: Holder; isTicked: boolean; onTick: (isTicked: boolean) => void };

function HolderRow({ holder, isTicked, onTick }: HolderRowProps) {
  const { id, email, name, hasRecipe, assignedBy, isFixed } = holder;
  return (
    <li className="border-t border-line first:border-t-0">
      {hasRecipe && !isFixed ? <input type="hidden" name="held" value={id} /> : null}
      <label className="flex min-h-12 items-center gap-3 px-3 py-1 hover:bg-raised">
        <input
          type="checkbox"
          name="customerId"
          value={id}
          checked={isTicked}
          disabled={isFixed}
          onChange={(event) => onTick(event.target.checked)}
          className="size-icon shrink-0"
        />
        <span className="min-w-0 grow wrap-anywhere">
          {name ?? email}
          {name ? <span className="block text-sm text-muted">{email}</span> : null}
          {assignedBy ? <span className="block text-sm text-muted">Assigned by {assignedBy}</span> : null}
        </span>
        {hasRecipe ? <Badge tone="accent">Has this recipe</Badge> : null}
      </label>
    </li>
  );
}
