import { Form, useLocation } from '@remix-run/react';
import { PlanNumbers } from '~/features/meal-plans/plan-numbers';
import { Badge, ButtonRow, Select, SubmitButton } from '~/ui';
import { Breaks, DayLine } from './effect-on-day';
import { Pictured } from './pictured';
import type { Sides } from './sides.server';

type SideChoicesProps = { revision: number; sides: Sides };

/**
 * The present sides of a meal and those that could be added, with the totals of the day after each change.
 */
export function SideChoices({ revision, sides: { present, offered } }: SideChoicesProps) {
  return (
    <section aria-labelledby="sides" className="grid gap-3">
      <div>
        <h2 id="sides" className="scroll-mt-header text-lg font-semibold">
          Sides
        </h2>
        <p className="text-sm text-muted">
          {present.length > 0
            ? 'What is eaten beside the dish. It stays when the dish is swapped.'
            : 'Nothing is eaten beside the dish yet.'}
        </p>
      </div>
      {present.length > 0 ? (
        <ul aria-label="Beside the dish" className="grid gap-3">
          {present.map((side) => (
            <PresentSide key={side.recipeId} revision={revision} side={side} />
          ))}
        </ul>
      ) : null}
      {offered.length > 0 ? (
        <p className="text-sm text-muted">Sides that suit this meal, the best for the day first:</p>
      ) : null}
      {offered.length > 0 ? (
        <ul aria-label="Sides that suit" className="grid gap-3 lg:grid-cols-2">
          {offered.map((side) => (
            <OfferedSide key={side.recipeId} revision={revision} side={side} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

type PresentSideProps = { revision: number; side: Sides['present'][number] };

function PresentSide({ revision, side }: PresentSideProps) {
  const here = useLocation();
  const { recipeId, name, servings, totals, amounts } = side;
  return (
    <li className="grid gap-2 rounded-card border border-line p-4">
      <Pictured by={side}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <PlanNumbers totals={totals} />
      </Pictured>
      <Form
        method="post"
        action={here.pathname + here.search}
        replace
        className="flex flex-wrap items-end gap-2"
      >
        <input type="hidden" name="revision" value={revision} />
        <div className="w-[12rem]">
          <Select
            id={`amount-${recipeId}`}
            // Otherwise the browser restores the choice from before a reload.
            autoComplete="off"
            label={`Amount of ${name}`}
            hideLabel
            name="servings"
            options={amounts}
            defaultValue={String(servings)}
          />
        </div>
        <ButtonRow>
          <SubmitButton name="changeSide" value={recipeId} variant="secondary" pendingText="Updating...">
            Change<span className="sr-only"> the amount of {name}</span>
          </SubmitButton>
          <SubmitButton name="removeSide" value={recipeId} variant="secondary" pendingText="Updating...">
            Remove<span className="sr-only"> {name}</span>
          </SubmitButton>
        </ButtonRow>
      </Form>
    </li>
  );
}

type OfferedSideProps = { revision: number; side: Sides['offered'][number] };

function OfferedSide({ revision, side }: OfferedSideProps) {
  const here = useLocation();
  const { recipeId, name, servings, amountText, totals, becomes, holds, breaks, isOwn } = side;
  return (
    <li className="grid content-start gap-2 rounded-card border border-line p-4">
      <Pictured by={side}>
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>, {amountText}{' '}
          {isOwn ? <Badge tone="info">Your recipe</Badge> : null}
        </p>
        <PlanNumbers totals={totals} />
      </Pictured>
      <dl>
        <DayLine term="The day then has" totals={becomes} holds={holds} />
      </dl>
      <Breaks rules={breaks} />
      <Form method="post" action={here.pathname + here.search} replace>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="servings" value={servings} />
        <SubmitButton name="addSide" value={recipeId} variant="secondary" pendingText="Updating...">
          Add<span className="sr-only"> {name}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}
