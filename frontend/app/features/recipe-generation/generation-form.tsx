import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { fitnessGoals } from '~/features/meal-plans/plan-words';
import { dietaryTags, mealTypes, prepTimes, timeText } from '~/features/recipes/recipe-words';
import { type FormState, formState, type RefusedForm } from '~/platform/forms';
import { ButtonRow, NumberUnitInput, Select, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import { EngineNote } from './engine-note';
import type { EngineOffer } from './generation.server';
import {
  boundFields,
  countOptions,
  generationIntents,
  initialFields,
  maxCaloriesOptions,
} from './generation-fields';

type GenerationFormProps = {
  engine: EngineOffer;
  refused: RefusedForm | undefined;
  isOverlay: boolean;
};

/** Asks for any recipes, or for those that the fields describe. */
export function GenerationForm({ engine, refused, isOverlay }: GenerationFormProps) {
  const form = formState(refused, { initial: initialFields });
  return (
    <Form method="post" noValidate>
      <Stack key={form.attempt} gap="large">
        <FormProblems form={form} title="Recipe Generation Failed" />
        <EngineNote engine={engine} />
        {isOverlay ? <input type="hidden" name="isOverlay" value="yes" /> : null}
        <div className="grid gap-3">
          <Select label="Number of recipes" options={countOptions} {...form.field('count')} />
          <ButtonRow>
            <SubmitButton
              variant="secondary"
              name="intent"
              value={generationIntents.quick}
              pendingText="Starting..."
            >
              Generate Random Recipes
            </SubmitButton>
          </ButtonRow>
          <p className="text-sm text-muted">Random recipes ignore the fields below.</p>
        </div>
        <ContextFields form={form} readsWords={engine.madeBy === 'model'} />
        <ButtonRow>
          <SubmitButton name="intent" value={generationIntents.context} pendingText="Starting...">
            Generate Targeted Recipes
          </SubmitButton>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

const prepTimeOptions = prepTimes.map((minutes) => ({
  value: String(minutes),
  label: `Up to ${timeText(minutes)}`,
}));

function ContextFields({ form, readsWords }: { form: FormState; readsWords: boolean }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">What the recipes should be</legend>
      <TextArea
        label="In plain words"
        optional
        hint={`For example: vegan lunches with at least 30 g protein, up to 20 minutes.${
          readsWords
            ? ''
            : ' The composer takes what it understands of it into the fields, and says what it left out.'
        }`}
        rows={3}
        maxLength={2000}
        {...form.field('naturalLanguagePrompt')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          label="Fitness goal"
          placeholder="Any goal"
          options={fitnessGoals}
          {...form.field('fitnessGoal')}
        />
        <NumberUnitInput
          label="Daily calories"
          hint="From 800 to 5,000. A meal has a third of them."
          unit="kcal"
          whole
          {...form.field('dailyCalories')}
        />
        <Select label="Meal type" placeholder="Any meal" options={mealTypes} {...form.field('mealType')} />
        <Select
          label="Dietary tag"
          placeholder="Any diet"
          options={dietaryTags}
          {...form.field('dietaryTag')}
        />
        <TextInput label="Main ingredient" optional maxLength={100} {...form.field('mainIngredient')} />
        <Select
          label="Max prep time"
          placeholder="Any time"
          hint="Preparing, cooking, and resting."
          options={prepTimeOptions}
          {...form.field('maxPrepTime')}
        />
        <Select
          label="Max calories"
          placeholder="Any energy"
          hint="Per serving."
          options={maxCaloriesOptions}
          {...form.field('maxCalories')}
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">Per serving</legend>
        <div className="grid grid-cols-2 gap-4">
          {boundFields.map(({ name, label }) => (
            <NumberUnitInput key={name} label={label} unit="g" whole {...form.field(name)} />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}
