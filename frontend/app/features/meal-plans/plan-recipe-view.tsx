import { ingredientText, scaledText } from '~/features/recipes/ingredient-text';
import { Instructions, NumbersSource, RecipeBanner } from '~/features/recipes/recipe-parts';
import { dietaryTags, labelOf, timeText } from '~/features/recipes/recipe-words';
import { Badge, Card, type Column, DataTable, MacroBar } from '~/ui';
import { ClockIcon } from '~/ui/icons';
import { kcalText, type PlanRecipe, portionText } from './plan-words';
import { eatenWith } from './portion';
import { leftText } from './pot-text';

type PlanRecipeViewProps = {
  recipe: PlanRecipe;
  /** Its times in words. */
  times: string;
  /** The number of servings that are eaten. */
  portion: number;
  /** The number of servings that are cooked at once, if the recipe is cooked for several meals. */
  cooked: number | null;
  /** The number of cooked servings that no meal of the plan eats. */
  left: number;
  /** The pot that the meal comes from, or the days for which it is cooked, if the page is about one meal. */
  pot?: string | null;
  /** The minutes of warming up, if the page is about leftovers that are. */
  warmUpMinutes?: number | null;
};

/** The servings that a plan cooks at once for several meals, or in whole recipes, or null if there is no such pot, or more than one size. */
export function servingsCooked({ eaten }: PlanRecipe): number | null {
  const sizes = new Set(eaten.flatMap(({ pot }) => (pot ? [pot.servings] : [])));
  const [size, ...others] = sizes;
  return size === undefined || others.length > 0 ? null : size;
}

/** The servings of all that the plan cooks of a recipe that no meal eats. */
export const servingsLeft = ({ eaten }: PlanRecipe): number =>
  eaten.reduce((sum, { pot }) => sum + (pot?.left ?? 0), 0);

/** A recipe as a plan contains it, with the eaten portion, even if the original has changed. */
export function PlanRecipeView({
  recipe,
  times,
  portion,
  cooked,
  left,
  pot,
  warmUpMinutes = null,
}: PlanRecipeViewProps) {
  const { name, description, dietaryTags: diets } = recipe;
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_1fr]">
      <div className="grid content-start gap-4">
        <RecipeBanner recipe={recipe} />
        {description ? <p>{description}</p> : null}
        <p className="flex flex-wrap items-center gap-2">
          <span className="inline-flex items-center gap-1">
            <ClockIcon className="text-muted" />
            {times}
          </span>
          {diets.map((tag) => (
            <Badge key={tag}>{labelOf(dietaryTags, tag)}</Badge>
          ))}
        </p>
        {pot ? <p className="font-semibold">{pot}</p> : null}
        {warmUpMinutes === null ? null : (
          <p>
            Warm this up for about {timeText(warmUpMinutes)}, until it is steaming hot all the way through.
            The steps are for the day on which it is cooked.
          </p>
        )}
        <EatenNumbers recipe={recipe} portion={portion} />
      </div>
      <div className="grid content-start gap-4">
        <Card title="Ingredients" flush>
          <DataTable
            caption={`Ingredients of ${name}`}
            columns={amountColumns(recipe, portion, cooked)}
            rows={recipe.ingredientsJson.map((ingredient, index) => ({ ...ingredient, index }))}
            rowKey={({ index }) => String(index)}
          />
        </Card>
        {left > 0 ? <p>Of the servings that the plan cooks, {leftText(left)}.</p> : null}
        <Instructions recipe={recipe} />
      </div>
    </div>
  );
}

function EatenNumbers({ recipe, portion }: Pick<PlanRecipeViewProps, 'recipe' | 'portion'>) {
  const { calories, ...macros } = eatenWith(recipe, portion);
  return (
    <Card title={`Nutrition of the portion (${portionText(portion)})`}>
      <div className="grid gap-4">
        <p className="text-2xl font-semibold tracking-tight">{kcalText(calories)}</p>
        <MacroBar {...macros} basis="in the portion" />
        <NumbersSource recipe={recipe} />
      </div>
    </Card>
  );
}

type Line = PlanRecipe['ingredientsJson'][number] & { index: number };

/** The amounts that are cooked at once for several meals, or else those for all servings of the recipe, and those that are eaten. */
function amountColumns({ servings }: PlanRecipe, portion: number, cooked: number | null): Column<Line>[] {
  const columns: Column<Line>[] = [
    {
      key: 'name',
      header: 'Ingredient',
      names: true,
      cell: ({ amount, unit, name, note }) => (
        <>
          {ingredientText(amount, unit, name).name}
          {note ? <span className="font-normal text-muted">, {note}</span> : null}
        </>
      ),
    },
  ];
  if (cooked !== null) {
    columns.push({
      key: 'cooked',
      header: `Cooked at once: ${portionText(cooked)}`,
      cell: (line) => scaledText(line, cooked / servings).amount || 'as needed',
    });
  }
  columns.push({
    key: 'portion',
    header: 'The portion',
    cell: (line) => scaledText(line, portion / servings).amount || 'as needed',
  });
  if (cooked === null && servings !== portion) {
    columns.push({
      key: 'whole',
      header: `All ${portionText(servings)}`,
      cell: ({ amount, unit, name }) => ingredientText(amount, unit, name).amount || 'as needed',
    });
  }
  return columns;
}
