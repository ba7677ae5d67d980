import { Form } from '@remix-run/react';
import { CustomerPicker } from '~/features/customers/customer-picker';
import { CustomerRow } from '~/features/customers/customer-row';
import { usePicks } from '~/features/customers/use-picks';
import { Badge, ButtonLink, ButtonRow, SubmitButton, useHydrated } from '~/ui';
import type { RecipeHolder } from './recipe-holder';
import { RestrictionQuestion } from './restriction-question';
import type { RestrictionsAsked } from './restrictions';

type AssignFormProps = {
  action: string;
  recipeId: string;
  customers: readonly RecipeHolder[];
  /** Picked customers whom the current search may not show, and whose checkmarks are kept. */
  picked: readonly RecipeHolder[];
  ticked: readonly string[];
  shown: { search: string; page: number; pages: number; areTooMany: boolean };
  mostPicked: number;
  from: string;
  restrictions?: RestrictionsAsked;
};

/**
 * Checkmarks show who has the recipe. Customers whom the search hides, and those of other trainers, stay as they are.
 */
export function AssignForm({
  action,
  recipeId,
  from,
  shown,
  mostPicked,
  restrictions,
  ...choice
}: AssignFormProps) {
  const picks = usePicks([...choice.picked, ...choice.customers], choice.ticked);
  const hydrated = useHydrated();
  const { rows, ticked, tick } = picks;
  const isUnchanged = rows.every(({ id, hasRecipe }) => ticked.has(id) === hasRecipe);
  return (
    <Form method="post" action={action} className="grid gap-4">
      <input type="hidden" name="from" value={from} />
      {restrictions ? <RestrictionQuestion asked={restrictions} /> : null}
      <CustomerPicker
        picks={picks}
        shown={shown}
        mostPicked={mostPicked}
        about={String(new URLSearchParams({ recipeId }))}
        row={(holder) => (
          <HolderRow
            holder={holder}
            isTicked={ticked.has(holder.id)}
            onTick={(isTicked) => tick(holder.id, isTicked)}
          />
        )}
      />
      <ButtonRow>
        <SubmitButton pendingText="Updating..." disabled={hydrated && isUnchanged}>
          Update
        </SubmitButton>
        <ButtonLink to={from}>Cancel</ButtonLink>
      </ButtonRow>
    </Form>
  );
}

type HolderRowProps = { holder: RecipeHolder; isTicked: boolean; onTick: (isTicked: boolean) => void };

function HolderRow({ holder, isTicked, onTick }: HolderRowProps) {
  const { id, hasRecipe, assignedBy, isFixed } = holder;
  return (
    <>
      {hasRecipe && !isFixed ? <input type="hidden" name="held" value={id} /> : null}
      <CustomerRow
        customer={holder}
        isTicked={isTicked}
        onTick={onTick}
        isFixed={isFixed}
        notes={assignedBy ? [`Assigned by ${assignedBy}`] : []}
        badge={hasRecipe ? <Badge tone="accent">Has this recipe</Badge> : null}
      />
    </>
  );
}
