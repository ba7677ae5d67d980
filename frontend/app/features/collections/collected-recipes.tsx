import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { HeartButton } from '~/features/engagement/heart-button';
import { NotesText, RecipeNotes } from '~/features/engagement/recipe-notes';
import { NotSaved } from '~/features/forms/not-saved';
import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { RecipeTile } from '~/features/recipes/recipe-card';
import { collectionPath } from '~/paths/collections';
import type { Role } from '~/paths/pages';
import type { RefusedForm } from '~/platform/forms';
import { Button } from '~/ui';
import { ArrowDownIcon, ArrowUpIcon } from '~/ui/icons/arrows';
import { collectionIntent } from './collection-intents';
import type { CollectedRecipe, Collection } from './collection-words';

type CollectedRecipesProps = {
  collection: Collection;
  /** The number of recipes on the previous pages. */
  before: number;
  role: Role;
  refused: RefusedForm | undefined;
};

/** The recipes of one page of a collection. Its owner can reorder and remove them. */
export function CollectedRecipes({ collection, before, role, refused }: CollectedRecipesProps) {
  const { recipes, isOwn, isPublic } = collection;
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusAfter(list, recipes);
  return (
    <ul ref={list} tabIndex={-1} className="grid gap-4 outline-none sm:grid-cols-2 lg:grid-cols-3">
      {recipes.map((recipe, index) => (
        <li key={recipe.id} id={`recipe-${recipe.id}`} className="grid content-start gap-2">
          <RecipeTile
            recipe={recipe}
            action={role === 'admin' ? undefined : <HeartButton recipe={recipe} />}
          />
          {isOwn ? (
            <>
              <Place collection={collection} recipe={recipe} place={before + index + 1} onUse={keepFocus} />
              <RecipeNotes
                recipe={recipe}
                hint={isPublic ? 'Anyone who can see the collection can read them.' : undefined}
                refused={refused}
              />
            </>
          ) : (
            <NotesText notes={recipe.notes} />
          )}
        </li>
      ))}
    </ul>
  );
}

type PlaceProps = {
  collection: Collection;
  recipe: CollectedRecipe;
  place: number;
  onUse: (recipeId: string, intent: string) => void;
};

/** The position of a recipe, buttons to move it, and whether its picture is the cover. */
function Place({ collection: { id, recipeCount: places, coverRecipeId }, recipe, place, onUse }: PlaceProps) {
  const { form, redirectTo, asked, failed } = useFormInPlace(collectionPath(id), `place ${recipe.id}`);
  const isCover = coverRecipeId === recipe.id;
  const button = (intent: string) => ({
    name: 'intent',
    value: intent,
    pending: asked?.get('intent') === intent,
    'data-place': `${intent} ${recipe.id}`,
  });
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) onUse(recipe.id, submitter.value);
        form.onSubmit(event);
      }}
      className="flex flex-wrap items-center gap-2 print:hidden"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <input type="hidden" name="recipeId" value={recipe.id} />
      <Button {...button(collectionIntent.up)} variant="secondary" icon={ArrowUpIcon} disabled={place === 1}>
        <span className="sr-only">Move up: {recipe.name}</span>
      </Button>
      <Button
        {...button(collectionIntent.down)}
        variant="secondary"
        icon={ArrowDownIcon}
        disabled={place === places}
      >
        <span className="sr-only">Move down: {recipe.name}</span>
      </Button>
      <span className="grow text-sm text-muted">
        {place} of {places}
      </span>
      {recipe.imageUrl ? (
        <Button {...button(isCover ? collectionIntent.uncover : collectionIntent.cover)} variant="quiet">
          {isCover ? 'Remove as cover' : 'Use as cover'}
          <span className="sr-only"> {recipe.name}</span>
        </Button>
      ) : null}
      <Button {...button(collectionIntent.remove)} variant="quiet">
        Remove<span className="sr-only"> {recipe.name}</span>
      </Button>
      {failed ? <NotSaved /> : null}
    </Form>
  );
}

/** After a button has moved or disappeared with its recipe, the focus goes to the nearest one. */
function useFocusAfter(list: React.RefObject<HTMLUListElement>, recipes: readonly { id: string }[]) {
  const used = useRef<{ recipeId: string; intent: string } | null>(null);
  const order = recipes.map(({ id }) => id).join(' ');
  const shown = useRef(order);
  useEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    if (!used.current) return;
    const { recipeId, intent } = used.current;
    used.current = null;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-place]') ?? [])].filter(
      ({ dataset, disabled }) => dataset.place?.endsWith(recipeId) && !disabled,
    );
    const nearest = buttons.find(({ dataset }) => dataset.place?.startsWith(intent)) ?? buttons[0];
    (nearest ?? list.current)?.focus({ preventScroll: !nearest });
  }, [list, order]);
  return (recipeId: string, intent: string) => {
    used.current = { recipeId, intent };
  };
}
