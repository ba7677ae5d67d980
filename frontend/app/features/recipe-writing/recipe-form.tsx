import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { dietaryTags, mealTypes, type Recipe } from '~/features/recipes/recipe-words';
import { formState, manyIn, type RefusedForm } from '~/platform/forms';
import {
  ButtonLink,
  ButtonRow,
  Checkbox,
  ChoiceGroup,
  NumberUnitInput,
  Stack,
  SubmitButton,
  TextArea,
  TextInput,
} from '~/ui';
import { IngredientReading } from './ingredient-reading';
import type { CheckedForm, Nutrition } from './recipe-form.server';
import { recipeIntent, valuesOf } from './recipe-values';
import { SideFields } from './side-fields';
import { useLiveNutrition } from './use-live-nutrition';

type RecipeFormProps = {
  recipe: Recipe | null;
  /** The meaning of its ingredients, with the resulting numbers. */
  nutrition: Nutrition | null;
  answer: RefusedForm | CheckedForm | undefined;
  /** The address to post to, if it is not the current page. */
  action?: string;
  problemTitle?: string;
  cancelTo: string;
  saveText: string;
  /** Admins may publish a new recipe immediately. */
  mayApprove?: boolean;
  /** A trainer's own recipe enters generated plans only if the trainer allows it. */
  isOwn?: boolean;
};

/** The form for new and existing recipes of trainers and admins. */
export function RecipeForm(props: RecipeFormProps) {
  const { recipe, nutrition, answer, cancelTo, saveText, mayApprove, isOwn = false } = props;
  const { action, problemTitle = 'The recipe could not be saved' } = props;
  const form = formState(answer, { initial: valuesOf(recipe) });
  const checked = answer && 'nutrition' in answer ? answer.nutrition : null;
  const live = useLiveNutrition({ stored: nutrition, checked, recipeId: recipe?.id });
  const chosen = (name: string, initial: readonly string[]) => manyIn(answer, name) ?? initial;
  return (
    <Form
      key={form.attempt}
      method="post"
      action={action}
      noValidate
      onChange={(event) => live.read(event.currentTarget)}
      className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]"
    >
      <Stack>
        <FormProblems form={form} title={problemTitle} />
        <TextInput label="Name" required maxLength={255} {...form.field('name')} />
        <TextArea label="Description" optional maxLength={2000} rows={2} {...form.field('description')} />
        <ChoiceGroup
          legend="Meals"
          name="mealTypes"
          pick="many"
          inline
          choices={mealTypes}
          defaultValue={chosen('mealTypes', recipe?.mealTypes ?? [])}
          errors={form.field('mealTypes').errors}
        />
        <ServingsAndTimes form={form} />
        <TextInput label="Cuisine" optional maxLength={50} {...form.field('cuisine')} />
        <TextArea
          label="Ingredients"
          hint="One per line, with the amount for all servings: 200 g chicken breast, sliced."
          required
          rows={10}
          {...form.field('ingredients')}
        />
        <TextArea
          label="Instructions"
          hint="One step per line."
          required
          rows={8}
          maxLength={10_000}
          {...form.field('instructionsText')}
        />
        <TextInput
          label="Source"
          hint="A book or web address, if the recipe is not your own"
          optional
          maxLength={500}
          {...form.field('sourceReference')}
        />
        {isOwn ? (
          <Checkbox
            label="Use in generated plans"
            hint="Plans that you generate may include it for the meals selected above."
            name="isForPlans"
            defaultChecked={form.valueIn('isForPlans') === 'on'}
          />
        ) : null}
        <SideFields form={form} />
        <EnteredNumbers form={form} tags={chosen('dietaryTags', recipe?.dietaryTags ?? [])} isOwn={isOwn} />
        {mayApprove ? (
          <Checkbox
            label="Add it to the library right away"
            name="isApproved"
            defaultChecked={form.valueIn('isApproved') === 'on'}
          />
        ) : null}
        <FormButtons action={action} saveText={saveText} cancelTo={cancelTo} />
      </Stack>
      <div className="lg:sticky lg:top-[5rem]">
        <IngredientReading
          nutrition={live.nutrition}
          isReading={live.isReading}
          isLost={live.isLost}
          action={action}
        />
      </div>
    </Form>
  );
}

function ServingsAndTimes({ form }: { form: ReturnType<typeof formState> }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberUnitInput label="Servings" unit="" whole required {...form.field('servings')} />
      <NumberUnitInput label="Preparation" unit="min" whole required {...form.field('prepTimeMinutes')} />
      <NumberUnitInput label="Cooking" unit="min" whole required {...form.field('cookTimeMinutes')} />
      <NumberUnitInput
        label="Resting"
        hint="Chilling, marinating, soaking, or rising: nobody has to do anything."
        unit="min"
        whole
        {...form.field('restTimeMinutes')}
      />
    </div>
  );
}

function FormButtons({
  action,
  saveText,
  cancelTo,
}: Pick<RecipeFormProps, 'action' | 'saveText' | 'cancelTo'>) {
  return (
    <ButtonRow>
      <SubmitButton name="intent" value={recipeIntent.save} formAction={action} pendingText="Saving...">
        {saveText}
      </SubmitButton>
      <SubmitButton
        name="intent"
        value={recipeIntent.check}
        formAction={action}
        variant="secondary"
        pendingText="Checking..."
      >
        Check the ingredients
      </SubmitButton>
      <ButtonLink to={cancelTo} variant="quiet">
        Cancel
      </ButtonLink>
    </ButtonRow>
  );
}

const numbers = ['caloriesKcal', 'proteinGrams', 'carbsGrams', 'fatGrams'];

type EnteredNumbersProps = {
  form: ReturnType<typeof formState>;
  tags: readonly string[];
  isOwn: boolean;
};

function EnteredNumbers({ form, tags, isOwn }: EnteredNumbersProps) {
  const isEntered = form.valueIn('isEntered') === 'on';
  const isWrong = numbers.some((name) => form.fieldErrors[name]);
  return (
    <details open={isEntered || isWrong} className="rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-12 items-center font-semibold">Enter the numbers yourself</summary>
      <div className="grid gap-4 pb-4">
        <Checkbox
          label="Use these numbers instead of the computed ones"
          hint="For recipes with an unknown ingredient. The recipe will say that its numbers were entered by hand."
          name="isEntered"
          defaultChecked={isEntered}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberUnitInput label="Energy per serving" unit="kcal" whole {...form.field('caloriesKcal')} />
          <NumberUnitInput label="Protein per serving" unit="g" {...form.field('proteinGrams')} />
          <NumberUnitInput label="Carbs per serving" unit="g" {...form.field('carbsGrams')} />
          <NumberUnitInput label="Fat per serving" unit="g" {...form.field('fatGrams')} />
        </div>
        <ChoiceGroup
          legend="Dietary tags"
          name="dietaryTags"
          pick="many"
          inline
          optional
          choices={dietaryTags}
          defaultValue={tags}
          errors={form.field('dietaryTags').errors}
        />
        {isOwn ? (
          <Checkbox
            label="Use these numbers in generated plans, too"
            hint="Otherwise the recipe stays out of generated plans: their totals are only as good as these numbers."
            name="isForPlansEntered"
            defaultChecked={form.valueIn('isForPlansEntered') === 'on'}
          />
        ) : null}
      </div>
    </details>
  );
}
