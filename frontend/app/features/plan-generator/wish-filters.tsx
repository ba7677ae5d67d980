import { rulesIn } from '~/features/meal-plans/plan-rules';
import { RuleField } from './rule-field';
import type { WishFormFields } from './use-wish-fields';
import { WishSection } from './wish-section';

type PartProps = { fields: WishFormFields };

const dailyRules = rulesIn('dailyTargets');
const dietRules = rulesIn('diet');
const weekRules = rulesIn('week');
const recipeRules = rulesIn('recipeFilters');

export function DailyTargets({ fields }: PartProps) {
  const { number, isAsked, isAnyAsked } = fields;
  return (
    <WishSection
      title="Daily macro targets"
      about="Grams a day. What you enter is met within 5% or 5 g. What you leave empty follows from the goal and leaves room: at least 95% of the protein, and carbs and fat within 20%."
      open={isAsked('dailyProtein', 'dailyCarbs', 'dailyFat') || isAnyAsked(dailyRules)}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {number('dailyProtein', 'Protein', 'g per day')}
        {number('dailyCarbs', 'Carbs', 'g per day')}
        {number('dailyFat', 'Fat', 'g per day')}
        {dailyRules.map((rule) => (
          <RuleField key={rule.field} rule={rule} fields={fields} />
        ))}
      </div>
    </WishSection>
  );
}

export function DietAndExclusions({ fields }: PartProps) {
  return (
    <WishSection title="Diet and exclusions" open={fields.isAnyAsked(dietRules)}>
      {dietRules.map((rule) => (
        <RuleField key={rule.field} rule={rule} fields={fields} />
      ))}
    </WishSection>
  );
}

/** Fields about the cooking and the shopping for a week. */
export function CookingAndVariety({ fields }: PartProps) {
  const lists = weekRules.filter(({ kind }) => kind === 'choice');
  const others = weekRules.filter(({ kind }) => kind !== 'choice');
  return (
    <WishSection title="Cooking and variety" open={fields.isAnyAsked(weekRules)}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {lists.map((rule) => (
          <RuleField key={rule.field} rule={rule} fields={fields} />
        ))}
      </div>
      {others.map((rule) => (
        <RuleField key={rule.field} rule={rule} fields={fields} />
      ))}
    </WishSection>
  );
}

export function RecipeFilters({ fields }: PartProps) {
  return (
    <WishSection title="Recipe filters" open={fields.isAnyAsked(recipeRules)}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {recipeRules.map((rule) => (
          <RuleField key={rule.field} rule={rule} fields={fields} />
        ))}
      </div>
    </WishSection>
  );
}
