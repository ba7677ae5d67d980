import { useEffect, useRef } from 'react';
import type { CustomerToChoose } from '~/features/customers/customers.server';
import { RefusalCard } from '~/features/meal-plans/refusal-card';
import { mustBeAsked } from '~/features/meal-plans/said-wish';
import { SaidWishCard } from '~/features/meal-plans/said-wish-card';
import { Banner, Stack, SubmitButton } from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import { CustomerContext } from './customer-context';
import type { ShownWish } from './generate.server';
import { type CarriedWish, saidWishOf } from './parsed-wish';
import type { MarkedRules } from './profile-rules';
import type { CustomerFacts } from './profile-rules.server';
import { useGeneratorForms } from './use-generator-forms';
import { WishBox } from './wish-box';
import type { WishValues } from './wish-fields';
import { WishForm } from './wish-form';

const formId = 'wish';

type GeneratorProps = {
  /** The initial values of the form. */
  usual: WishValues;
  /** The words of a draft that is being changed. */
  said: string;
  /** The form contains the request of a draft. */
  again: boolean;
  customers: readonly CustomerToChoose[] | null;
  moreCustomers: number;
  wishesSentTo: string | null;
  /** The wishes from the profile of the customer who is in the address, or for whom the draft is. */
  profile: MarkedRules | null;
  /** Other facts about that customer: their plan, figures, and goals. */
  facts: CustomerFacts | null;
};

/** The whole generator: a box for plain words, and the form that they are parsed into. */
export function Generator({ usual, said, again, customers, moreCustomers, ...page }: GeneratorProps) {
  const { shown, values, profile, attempt, box, form, isFormOpen } = useGeneratorForms(usual, page.profile);
  const customer = customers?.find(({ id }) => id === values.texts.customerId);
  return (
    <Stack>
      {customer ? <CustomerContext customer={customer} profile={profile} facts={page.facts} /> : null}
      <WishBox
        form={box}
        said={shown?.said ?? said}
        customerId={usual.texts.customerId ?? ''}
        startsOn={usual.texts.startsOn ?? ''}
        wishesSentTo={page.wishesSentTo}
      />
      <Answer key={attempt} shown={shown} />
      <details
        key={`form ${attempt}`}
        open={isFormOpen || again}
        className="group/form rounded-card border border-line bg-surface shadow-low"
      >
        <summary className="flex min-h-12 items-center justify-between gap-2 px-4 py-2">
          <h2 className="text-lg font-semibold">Manual Configuration</h2>
          <ChevronDownIcon className="group-open/form:rotate-180" />
        </summary>
        <WishForm
          id={formId}
          form={form}
          lists={values.lists}
          reading={shown?.reading ?? null}
          profile={profile}
          said={shown?.said ?? ''}
          mayRetry={shown?.mayRetry ?? false}
          customers={customers}
          moreCustomers={moreCustomers}
        />
      </details>
    </Stack>
  );
}

/** The reading of the wish, or what prevents a plan. It takes the focus when it changes. */
function Answer({ shown }: { shown: ShownWish | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const asks = shown !== undefined && shown.refused === undefined;
  useEffect(() => {
    if (asks) box.current?.focus();
  }, [asks]);
  if (!shown || (!shown.reading && !shown.refusal)) return null;
  // The same request would fail again, and the form below has the button for a changed one.
  const failed = shown.refusal !== undefined || (shown.refused !== undefined && !shown.mayRetry);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4">
      {shown.refusal ? (
        <RefusalCard
          {...shown.refusal}
          askedCalories={shown.values.texts.dailyCalorieTarget}
          formId={formId}
          otherwise="Please change something else in the form: the number of meals, the calories, or the rules."
        />
      ) : null}
      {shown.reading ? (
        <SaidWishCard said={saidWishOf(shown.reading, shown.said)} open>
          {failed ? null : <Question reading={shown.reading} />}
        </SaidWishCard>
      ) : null}
    </div>
  );
}

/** A request about possible harm is never left out unless the trainer agrees. */
function Question({ reading }: { reading: CarriedWish }) {
  const asked = mustBeAsked(reading);
  return (
    <div className="grid gap-2">
      {asked.length > 0 ? (
        <Banner tone="warning" title="Please decide before the plan is generated">
          Correct the form below, or make the plan without {asked.length === 1 ? 'it' : 'these'}.
        </Banner>
      ) : null}
      <div>
        <SubmitButton form={formId} pendingText="Generating...">
          {asked.length > 0
            ? `Generate Without ${asked.length === 1 ? 'It' : 'These'}`
            : 'Generate This Plan'}
        </SubmitButton>
      </div>
    </div>
  );
}
