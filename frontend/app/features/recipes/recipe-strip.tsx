import { type ReactNode, useId } from 'react';
import type { OverList } from '~/paths/recipes';
import { TextLink } from '~/ui';
import { RecipeTile } from './recipe-card';
import type { RecipeCard } from './recipe-words';

type RecipeStripProps<Suggested extends RecipeCard> = {
  title: string;
  recipes: readonly Suggested[];
  /** The address of the complete list, if there are more recipes. */
  all?: { to: string; text: string };
  over?: OverList;
  actionFor?: (recipe: Suggested) => ReactNode;
  noteFor?: (recipe: Suggested) => ReactNode;
};

/** A row of recipes that scrolls horizontally if they do not fit. */
export function RecipeStrip<Suggested extends RecipeCard>(props: RecipeStripProps<Suggested>) {
  const { title, recipes, all, over, actionFor, noteFor } = props;
  const id = useId();
  if (recipes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {all ? <TextLink to={all.to}>{all.text}</TextLink> : null}
      </div>
      <ul className="-m-1 flex snap-x scroll-p-1 gap-4 overflow-x-auto p-1 pb-3">
        {recipes.map((recipe) => (
          <li key={recipe.id} className="w-[16rem] max-w-[80%] shrink-0 snap-start">
            <RecipeTile
              recipe={recipe}
              level={3}
              over={over}
              action={actionFor?.(recipe)}
              note={noteFor?.(recipe)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
