import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { tagsFrom } from '~/features/collections/collection-words';
import { FoodsInput } from '~/features/foods/foods-input';
import { FormProblems } from '~/features/forms/form-problems';
import { fitnessGoals } from '~/features/meal-plans/plan-words';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { allergens } from '~/features/recipes/allergens';
import { dietaryTags } from '~/features/recipes/recipe-words';
import { readSavedPlan, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { savedPlanPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState, manyIn } from '~/platform/forms';
import { decodeForm, refuseForm, text, texts } from '~/platform/forms.server';
import { type NumberKind, readNumber } from '~/platform/numbers';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import {
  ButtonLink,
  ButtonRow,
  ChoiceGroup,
  NumberUnitInput,
  Select,
  Stack,
  SubmitButton,
  TextArea,
  TextInput,
} from '~/ui';

type Changes = components['schemas']['ChangeSavedPlanRequest'];

const title = 'Edit Plan Details';
const longestName = 255;
const longestText = 2000;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { from } = await requireLibrary(context, request);
  const { mealPlanData, notes, tags } = await readSavedPlan(context, params.id);
  const { planName, fitnessGoal, description, clientName, targets, rules } = mealPlanData;
  const grams = (value: number) => String(Math.round(value * 100) / 100);
  return {
    from,
    initial: {
      ...{ planName, fitnessGoal, description, clientName, notes, tags: tags.join(', ') },
      dailyCalorieTarget: String(targets.calories),
      dailyProtein: grams(targets.protein),
      dailyCarbs: grams(targets.carbs),
      dailyFat: grams(targets.fat),
      excludedFoods: rules.excludedFoods.map(({ name }) => name).join(', '),
    },
    dietaryTags: rules.dietaryTags,
    excludedAllergens: rules.excludedAllergens,
  };
}

/** Values that are no numbers are passed on for the backend to refuse, and empty ones stay as they are. */
const number = (kind: NumberKind) =>
  text.transform((typed) => (readNumber(typed, kind) ?? undefined) as number);

const schema = z.object({
  ...{ planName: text, fitnessGoal: text, description: text, clientName: text, notes: text, tags: text },
  ...{
    dailyCalorieTarget: number('whole'),
    dailyProtein: number('decimal'),
    dailyCarbs: number('decimal'),
    dailyFat: number('decimal'),
  },
  ...{ dietaryTags: texts, excludedFoods: text, excludedAllergens: texts },
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { library } = await requireLibrary(context, request);
  const submission = await decodeForm(request, schema);
  const { tags, excludedFoods, ...typed } = submission.value;
  const id = params.id ?? '';
  const body = { ...typed, tags: tagsFrom(tags), excludedFoods: tagsFrom(excludedFoods) };
  const answer = await apiFor(context).PATCH('/api/trainer/meal-plans/{id}', {
    params: { path: { id } },
    // The backend validates goals, tags, and allergens.
    body: body as Changes,
  });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  // The plan's page shows at once whether the meals satisfy the new targets.
  return redirectWithToast(context, savedPlanPath(library, id), {
    tone: 'success',
    title: answer.data.message,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditDetails() {
  const { from, initial, ...lists } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const form = formState(refused, { initial });
  return (
    <DialogOrPage title={title} back={{ to: from, label: 'Back' }}>
      <Form method="post" replace noValidate key={form.attempt}>
        <Stack>
          <FormProblems form={form} title="The plan could not be changed" />
          <TextInput
            label="Plan name"
            hint="Customers who already have it keep the name they know."
            required
            maxLength={longestName}
            {...form.field('planName')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Select label="Fitness goal" options={fitnessGoals} {...form.field('fitnessGoal')} />
            <TextInput label="Customer name" optional maxLength={longestName} {...form.field('clientName')} />
          </div>
          <TextArea label="Description" optional maxLength={longestText} {...form.field('description')} />
          <TextArea label="Notes" optional maxLength={longestText} {...form.field('notes')} />
          <TextInput label="Tags" optional hint="Up to 20, separated by commas." {...form.field('tags')} />
          <p className="text-muted">
            The meals stay as they are. When you change targets or rules, the plan is checked against them at
            once. Grams that you change are checked within 5% or 5 g.
          </p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <NumberUnitInput
              label="Calories"
              unit="kcal per day"
              whole
              {...form.field('dailyCalorieTarget')}
            />
            <NumberUnitInput label="Protein" unit="g per day" {...form.field('dailyProtein')} />
            <NumberUnitInput label="Carbs" unit="g per day" {...form.field('dailyCarbs')} />
            <NumberUnitInput label="Fat" unit="g per day" {...form.field('dailyFat')} />
          </div>
          <FoodsInput
            use="plans"
            label="Excluded foods"
            optional
            hint="Separated by commas: mushrooms, olives, pork."
            {...form.field('excludedFoods')}
          />
          <ChoiceGroup
            legend="Dietary tags"
            name="dietaryTags"
            pick="many"
            dense
            optional
            choices={dietaryTags}
            defaultValue={manyIn(refused, 'dietaryTags') ?? lists.dietaryTags}
          />
          <ChoiceGroup
            legend="Excluded allergens"
            name="excludedAllergens"
            pick="many"
            dense
            optional
            choices={allergens}
            defaultValue={manyIn(refused, 'excludedAllergens') ?? lists.excludedAllergens}
          />
          <ButtonRow>
            <SubmitButton pendingText="Saving...">Save details</SubmitButton>
            <ButtonLink to={from}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
