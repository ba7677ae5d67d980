import { FoodsInput } from '~/features/foods/foods-input';
import { allergens } from '~/features/recipes/allergens';
import { dietaryTags, mealTypes, prepTimes } from '~/features/recipes/recipe-words';
import { Checkbox, NumberUnitInput, Select } from '~/ui';
import type { WishFormFields } from './use-wish-fields';
import { usualUses } from './wish-fields';
import { WishSection } from './wish-section';

type PartProps = { fields: WishFormFields };

/** The most calories of a meal that can be chosen. */
const calories = [300, 500, 800, 1200];

export function DailyTargets({ fields: { number, isAsked } }: PartProps) {
  return (
    <WishSection
      title="Daily macro targets"
      about="Grams a day. Anything you leave empty follows from the goal."
      open={isAsked('dailyProtein', 'minDailyProtein', 'dailyCarbs', 'dailyFat')}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {number('dailyProtein', 'Protein', 'g per day')}
        {number('minDailyProtein', 'Min daily protein', 'g per day')}
        {number('dailyCarbs', 'Carbs', 'g per day')}
        {number('dailyFat', 'Fat', 'g per day')}
      </div>
    </WishSection>
  );
}

const DIET_FIELDS = [
  'excludedFoods',
  'likedFoods',
  'dietaryTags',
  'excludedAllergens',
  'keepsMeatApartFromDairy',
];

export function DietAndExclusions({ fields: { field, hint, choices, lists, valueIn, isAsked } }: PartProps) {
  const chosen = lists.dietaryTags.length + lists.excludedAllergens.length;
  return (
    <WishSection title="Diet and exclusions" open={chosen > 0 || isAsked(...DIET_FIELDS)}>
      {choices('dietaryTags', 'Dietary tags', dietaryTags)}
      <FoodsInput
        use="plans"
        label="Excluded foods"
        optional
        {...field('excludedFoods', 'Separate them with commas: mushrooms, olives, pork')}
      />
      <FoodsInput
        use="plans"
        label="Liked foods"
        optional
        {...field('likedFoods', 'Recipes with them come more often: chicken, rice, berries')}
      />
      {choices('excludedAllergens', 'Excluded allergens', allergens)}
      <Checkbox
        label="Keep meat and dairy apart"
        name="keepsMeatApartFromDairy"
        value="yes"
        defaultChecked={valueIn('keepsMeatApartFromDairy') === 'yes'}
        hint={hint('keepsMeatApartFromDairy', 'No recipe combines both, as kosher rules require.')}
      />
    </WishSection>
  );
}

export function RecipeFilters({ fields: { field, number, valueIn, isAsked } }: PartProps) {
  const time = 'At most, including cooking';
  const isOpen =
    isAsked('mealType', 'maxPrepTime', 'maxCalories', 'weekdayMinutes', 'weekendMinutes') ||
    valueIn('maxUses') !== usualUses;
  return (
    <WishSection title="Recipe filters" open={isOpen}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select label="Meal type" optional placeholder="Any" options={mealTypes} {...field('mealType')} />
        <Select
          label="Max prep time"
          optional
          placeholder="Any"
          options={optionsWith(prepTimes, valueIn('maxPrepTime'), 'min')}
          {...field('maxPrepTime', 'Hands-on time, not counting the stove or oven')}
        />
        <Select
          label="Max calories"
          optional
          placeholder="Any"
          options={optionsWith(calories, valueIn('maxCalories'), 'kcal')}
          {...field('maxCalories', 'Per meal, as served')}
        />
        <NumberUnitInput
          label="Uses per recipe in 7 days"
          unit="times"
          whole
          {...field('maxUses', 'At most')}
        />
        {number('weekdayMinutes', 'Time per meal, Monday to Friday', 'min', time)}
        {number('weekendMinutes', 'Time per meal on the weekend', 'min', time)}
      </div>
    </WishSection>
  );
}

/** The usual choices, and what was understood where it is none of them. */
function optionsWith(usual: readonly number[], chosen: string | undefined, unit: string) {
  const values = new Set(usual.map(String));
  if (chosen) values.add(chosen);
  return [...values]
    .sort((a, b) => Number(a) - Number(b))
    .map((value) => ({ value, label: `Up to ${value} ${unit}` }));
}
