import { Form, useLocation } from '@remix-run/react';
import { PlanNumbers } from '~/features/meal-plans/plan-numbers';
import { type DayCheck, numberText, portionText } from '~/features/meal-plans/plan-words';
import type { ShownMeal } from '~/features/meal-plans/shown-days';
import { SidesLine } from '~/features/meal-plans/sides-line';
import { labelOf, mealTypes, timeText } from '~/features/recipes/recipe-words';
import { changeMealPath } from '~/paths/drafts';
import { Badge, Banner, ButtonLink, ButtonRow, EmptyState, SubmitButton, TextLink } from '~/ui';
import { ClockIcon } from '~/ui/icons';
import { Breaks, DayLine } from './effect-on-day';
import { Pictured } from './pictured';
import { mealPath } from './places';
import { SideChoices } from './side-choices';
import type { Sides } from './sides.server';
import { SwapSearchForm } from './swap-search-form';
import type { Leftovers, Swap, SwapSearch, Swaps } from './swaps.server';

type SwapChoicesProps = {
  id: string;
  revision: number;
  meal: ShownMeal;
  /** The current totals of the day. */
  day: DayCheck | null;
  /** The allowed distance of the day from its targets. */
  tolerance: string;
  swaps: Swaps;
  leftovers: readonly Leftovers[];
  /** Null while a dish is searched for. */
  sides: Sides | null;
  /** The number of meals that eat from the same pot, and of the others of them that are locked. */
  eatenFromPot: { all: number; locked: number };
  /** The search, or null for our own suggestions. */
  search: SwapSearch | null;
};

/** Alternatives for a meal, and the day's totals with each of them. */
export function SwapChoices(props: SwapChoicesProps) {
  const { id, revision, meal, day, tolerance, swaps, leftovers, sides, eatenFromPot, search } = props;
  const here = useLocation();
  return (
    <div className="grid gap-4">
      <Pictured by={meal}>
        <p className="text-muted">
          Day {meal.day}, {labelOf(mealTypes, meal.mealType).toLowerCase()}
        </p>
        <p className="font-semibold wrap-anywhere">
          {meal.name}, {portionText(meal.portion)}
          <SidesLine sides={meal.sides} />
        </p>
        <PlanNumbers totals={meal} />
        {sides ? (
          <TextLink to={{ ...here, hash: '#sides' }} state={here.state} replace>
            {meal.sides.length > 0 ? 'Change its sides' : 'Add a side'}
          </TextLink>
        ) : null}
      </Pictured>
      {eatenFromPot.all > 1 ? <CookedOnce {...eatenFromPot} /> : null}
      {day ? (
        <div className="grid gap-1">
          <dl className="grid gap-1">
            <DayLine term="The day’s target" totals={day.target} />
            <DayLine term="The day now" totals={day.actual} holds={day.holds} />
          </dl>
          <p className="text-sm text-muted">Within target: {tolerance}.</p>
        </div>
      ) : null}
      <SwapSearchForm id={id} revision={revision} meal={meal} search={search} />
      {swaps.candidates ? (
        <Candidates {...props} candidates={swaps.candidates} />
      ) : (
        <Banner
          tone="warning"
          title={swaps.problem ?? undefined}
          action={
            <ButtonLink to={changeMealPath(id, 'swap', meal)} replace>
              Retry
            </ButtonLink>
          }
        />
      )}
      {sides ? <SideChoices revision={revision} sides={sides} /> : null}
      {leftovers.length > 0 ? <LeftoverChoices revision={revision} leftovers={leftovers} /> : null}
    </div>
  );
}

/** Asks what becomes of the leftovers. Locked meals keep the dish. */
function CookedOnce({ all, locked }: SwapChoicesProps['eatenFromPot']) {
  const others = all === 2 ? 'other one' : 'others';
  return (
    <Banner title={`This dish is cooked once for ${numberText(all)} meals`}>
      {locked === all - 1
        ? `It stays at the ${others}, because ${all === 2 ? 'it is' : 'they are'} locked.`
        : `Choose whether another recipe replaces it at this meal only, or at ${allMeals(all - locked)}${
            locked > 0 ? ' that are not locked' : ''
          }. At this meal only, the dish is still cooked for the ${others}.`}
    </Banner>
  );
}

type CandidatesProps = Pick<SwapChoicesProps, 'id' | 'revision' | 'meal' | 'eatenFromPot' | 'search'> & {
  candidates: readonly Swap[];
};

function Candidates({ id, revision, meal, eatenFromPot, search, candidates }: CandidatesProps) {
  const here = useLocation();
  const replaced = eatenFromPot.all - eatenFromPot.locked;
  if (candidates.length === 0 && search) {
    return (
      <EmptyState title={`No recipe for “${search.search}”${search.fits ? ' fits this day' : ''}`}>
        {search.fits ? 'Uncheck “Only what fits the day” to see everything.' : 'Please try other words.'}
      </EmptyState>
    );
  }
  if (candidates.length === 0) {
    return (
      <EmptyState
        title="No other recipe keeps every rule here"
        action={<ButtonLink to={mealPath(id, meal)}>Back to the plan</ButtonLink>}
      >
        Try another portion, or generate the rest again.
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={search ? `Recipes for “${search.search}”` : 'Similar in calories and macros'}
      className="grid gap-3"
    >
      {candidates.map(
        ({ recipeId, name, pictured, servings, minutes, eaten, becomes, holds, breaks, forPot, isOwn }) => (
          <li key={recipeId} className="grid gap-2 rounded-card border border-line p-4">
            <Pictured by={{ pictured }}>
              <p className="font-semibold wrap-anywhere">
                {name}, {portionText(servings)} {isOwn ? <Badge tone="info">Your recipe</Badge> : null}
              </p>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <PlanNumbers totals={eaten} />
                <span className="inline-flex items-center gap-1 self-center text-sm text-muted">
                  <ClockIcon />
                  {timeText(minutes)}
                </span>
              </p>
            </Pictured>
            <dl>
              <DayLine term="The day becomes" totals={becomes} holds={holds} />
            </dl>
            <Breaks rules={breaks} />
            {forPot ? <EffectOnPot {...forPot} meals={replaced} /> : null}
            <Form method="post" action={here.pathname + here.search} replace>
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="servings" value={servings} />
              <ButtonRow>
                <SubmitButton name="recipeId" value={recipeId} variant="secondary" pendingText="Updating...">
                  {eatenFromPot.all > 1 ? 'Use for this meal' : 'Use this'}
                  <span className="sr-only">: {name}</span>
                </SubmitButton>
                {replaced > 1 ? (
                  <SubmitButton
                    name="recipeOfPot"
                    value={recipeId}
                    variant="secondary"
                    pendingText="Updating..."
                  >
                    Use for {allMeals(replaced)}
                    <span className="sr-only">: {name}</span>
                  </SubmitButton>
                ) : null}
              </ButtonRow>
            </Form>
          </li>
        ),
      )}
    </ul>
  );
}

type LeftoverChoicesProps = Pick<SwapChoicesProps, 'revision' | 'leftovers'>;

/** Earlier dishes of which more could be cooked for this meal. */
function LeftoverChoices({ revision, leftovers }: LeftoverChoicesProps) {
  const here = useLocation();
  return (
    <section aria-labelledby="leftovers" className="grid gap-3">
      <div>
        <h2 id="leftovers" className="text-lg font-semibold">
          Or eat leftovers
        </h2>
        <p className="text-sm text-muted">Cook more of an earlier dish, and just reheat it for this meal.</p>
      </div>
      <ul className="grid gap-3">
        {leftovers.map(({ from, name, pictured, pot, servings, eaten, becomes, holds, breaks }) => (
          <li key={from} className="grid gap-2 rounded-card border border-line p-4">
            <Pictured by={{ pictured }}>
              <p className="wrap-anywhere">
                <span className="font-semibold">
                  {name}, {portionText(servings)}
                </span>{' '}
                <span className="text-sm text-muted">{pot}</span>
              </p>
              <PlanNumbers totals={eaten} />
            </Pictured>
            <dl>
              <DayLine term="The day becomes" totals={becomes} holds={holds} />
            </dl>
            <Breaks rules={breaks} />
            <Form method="post" action={here.pathname + here.search} replace>
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="servings" value={servings} />
              <SubmitButton name="leftoverOf" value={from} variant="secondary" pendingText="Updating...">
                Eat leftovers<span className="sr-only">: {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

const allMeals = (meals: number): string => (meals === 2 ? 'both meals' : `all ${numberText(meals)} meals`);

type EffectOnPotProps = NonNullable<Swap['forPot']> & { meals: number };

/** Says what becomes of the plan if all meals from the pot get the recipe. */
const EffectOnPot = ({ meals, holds, breaks }: EffectOnPotProps) => (
  <p className="text-sm text-muted">
    For {allMeals(meals)}:{' '}
    {holds ? 'every day stays within its target' : 'not every day is within its target'}
    {breaks.length > 0 ? `, and it would break: ${breaks.join('; ')}` : ''}
  </p>
);
