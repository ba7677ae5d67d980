import type { LinkProps } from '@remix-run/react';
import type { ReactNode } from 'react';
import { dietaryTags, labelOf, mealTypes, type RecipeCard, timeText } from '~/features/recipes/recipe-words';
import { Card, type Column, classes, DataTable, TextLink } from '~/ui';
import { RecipeStatus } from './recipe-status';

type AdminRecipesTableProps = {
  caption: string;
  recipes: readonly RecipeCard[];
  /** The target of a name's link. */
  linkOf: (recipe: RecipeCard) => LinkProps;
  /** The checkbox of Select Mode before the name. */
  boxFor?: (recipe: RecipeCard) => ReactNode;
  /** Actions for a recipe, in a menu or as a button. */
  menuFor?: (recipe: RecipeCard) => ReactNode;
  actionsFor?: (recipe: RecipeCard) => ReactNode;
  /** Returns what stands below the name. */
  noteFor?: (recipe: RecipeCard) => ReactNode;
  /** Hides the status where all recipes have the same one. */
  withoutStatus?: boolean;
};

export function AdminRecipesTable({
  caption,
  recipes,
  linkOf,
  boxFor,
  menuFor,
  actionsFor,
  noteFor,
  withoutStatus,
}: AdminRecipesTableProps) {
  const columns: Column<RecipeCard>[] = [
    ...(boxFor ? [inCorner('select', 'Select', boxFor)] : []),
    {
      key: 'name',
      header: 'Recipe Name',
      names: true,
      cell: (recipe) => (
        <span className={classes('block', (boxFor || menuFor) && 'max-sm:pe-12')}>
          <TextLink {...linkOf(recipe)}>{recipe.name}</TextLink>
          {noteFor?.(recipe)}
        </span>
      ),
    },
    {
      key: 'meal',
      header: 'Meal Type',
      cell: ({ mealTypes: meals, side }) => (
        <span className="wrap-normal">
          {listed([...meals.map((meal) => labelOf(mealTypes, meal)), ...(side ? ['as a side'] : [])])}
        </span>
      ),
    },
    {
      key: 'diet',
      header: 'Dietary Tags',
      cell: ({ dietaryTags: tags }) => listed(tags.map((tag) => labelOf(dietaryTags, tag))),
    },
    { key: 'kcal', header: 'Calories', cell: ({ caloriesKcal }) => <Figure>{caloriesKcal} kcal</Figure> },
    { key: 'time', header: 'Time', cell: (recipe) => <Figure>{timeText(recipe.totalTimeMinutes)}</Figure> },
    { key: 'macros', header: 'Macros', wideOnly: true, cell: (recipe) => <Macros recipe={recipe} /> },
    ...(withoutStatus
      ? []
      : [
          {
            key: 'status',
            header: 'Status',
            cell: ({ isApproved }: RecipeCard) => <RecipeStatus isApproved={isApproved} />,
          },
        ]),
    ...(menuFor ? [inCorner('menu', 'Actions', menuFor)] : []),
    ...(actionsFor ? [{ key: 'actions', header: 'Actions', bare: true, cell: actionsFor }] : []),
  ];
  return (
    <Card flush>
      <DataTable caption={caption} columns={columns} rows={recipes} rowKey={({ id }) => id} />
    </Card>
  );
}

/** Stands beside the name on a phone. */
const inCorner = (
  key: string,
  header: string,
  contentFor: (recipe: RecipeCard) => ReactNode,
): Column<RecipeCard> => ({
  key,
  header,
  bare: true,
  cell: (recipe) => <div className="max-sm:absolute max-sm:end-2 max-sm:top-2">{contentFor(recipe)}</div>,
});

const listed = (words: string[]): ReactNode =>
  words.length > 0 ? words.join(', ') : <span className="text-muted">none</span>;

function Figure({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap tabular-nums">{children}</span>;
}

function Macros({ recipe }: { recipe: RecipeCard }) {
  const macros = [
    { name: 'Protein', grams: recipe.proteinGrams },
    { name: 'Carbs', grams: recipe.carbsGrams },
    { name: 'Fat', grams: recipe.fatGrams },
  ];
  return (
    <span className="grid text-sm whitespace-nowrap tabular-nums">
      {macros.map(({ name, grams }) => (
        <span key={name}>
          <span className="text-muted">{name}</span> {Math.round(grams)} g
        </span>
      ))}
    </span>
  );
}
