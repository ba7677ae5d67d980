import { useEffect, useRef } from 'react';
import { RefusalCard } from '~/features/meal-plans/refusal-card';
import { Stack } from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import { CustomerContext } from './customer-context';
import type { ShownWish } from './generate.server';
import type { PlanTaker } from './plan-takers.server';
import { Understanding } from './understanding';
import { useGeneratorForms } from './use-generator-forms';
import { WishBox } from './wish-box';
import type { WishValues } from './wish-fields';
import { WishForm } from './wish-form';

const formId = 'wish';

type GeneratorProps = {
  /** What the form holds before anything was said. */
  usual: WishValues;
  takers: readonly PlanTaker[] | null;
  moreTakers: number;
};

/** The whole generator: a box for plain words, and the form that they are read into. */
export function Generator({ usual, takers, moreTakers }: GeneratorProps) {
  const { shown, values, attempt, box, form, isFormOpen } = useGeneratorForms(usual);
  const customer = takers?.find(({ id }) => id === values.texts.customerId);
  return (
    <Stack>
      {customer ? <CustomerContext customer={customer} /> : null}
      <WishBox
        form={box}
        said={shown?.said ?? ''}
        customerId={usual.texts.customerId ?? ''}
        startsOn={usual.texts.startsOn ?? ''}
      />
      <Answer key={attempt} shown={shown} />
      <details
        key={`form ${attempt}`}
        open={isFormOpen}
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
          said={shown?.said ?? ''}
          mayRetry={shown?.mayRetry ?? false}
          takers={takers}
          moreTakers={moreTakers}
        />
      </details>
    </Stack>
  );
}

/** What was understood, or what stands in the way: the focus goes where the answer is. */
function Answer({ shown }: { shown: ShownWish | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const asks = shown !== undefined && shown.refused === undefined;
  useEffect(() => {
    if (asks) box.current?.focus();
  }, [asks]);
  if (!shown || (!shown.reading && !shown.refusal)) return null;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4">
      {shown.refusal ? (
        <RefusalCard
          {...shown.refusal}
          askedCalories={shown.values.texts.dailyCalorieTarget}
          formId={formId}
          otherwise="Please change more in the form: another number of meals, other calories, or fewer rules."
        />
      ) : null}
      {shown.reading ? <Understanding reading={shown.reading} /> : null}
    </div>
  );
}
