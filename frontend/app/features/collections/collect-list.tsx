import { Form } from '@remix-run/react';
import { NotSaved } from '~/features/forms/not-saved';
import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { Badge, Button } from '~/ui';
import { CheckIcon, PlusIcon } from '~/ui/icons';
import { Visibility } from './collection-card';
import { collectIntent } from './collection-intents';
import { type ListedCollection, recipesText } from './collection-words';

type CollectListProps = { action: string; collections: readonly ListedCollection[] };

/** The user's own collections, each with a button that adds or removes the recipe. */
export function CollectList({ action, collections }: CollectListProps) {
  return (
    <ul className="max-h-[24rem] overflow-y-auto rounded-card border border-line bg-surface">
      {collections.map((collection) => (
        <li key={collection.id} className="border-t border-line first:border-t-0">
          <CollectRow action={action} collection={collection} />
        </li>
      ))}
    </ul>
  );
}

function CollectRow({ action, collection }: { action: string; collection: ListedCollection }) {
  const { id, name, isPublic, recipeCount, hasRecipe } = collection;
  const { form, redirectTo, asked, failed } = useFormInPlace(action, `collect ${id}`);
  const isIn = asked ? asked.get('intent') === collectIntent.add : hasRecipe === true;
  return (
    <Form {...form} className="flex min-h-12 items-center gap-3 px-3 py-2">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <input type="hidden" name="collectionId" value={id} />
      <span className="grid min-w-0 grow gap-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Visibility isPublic={isPublic} />
          {recipesText(recipeCount)}
          {isIn ? <Badge tone="accent">Added</Badge> : null}
        </span>
        {failed ? <NotSaved /> : null}
      </span>
      <Button
        variant={isIn ? 'quiet' : 'secondary'}
        icon={isIn ? CheckIcon : PlusIcon}
        name="intent"
        value={isIn ? collectIntent.remove : collectIntent.add}
      >
        {isIn ? 'Remove' : 'Add'}
        <span className="sr-only">
          {isIn ? ' from ' : ' to '}
          {name}
        </span>
      </Button>
    </Form>
  );
}
