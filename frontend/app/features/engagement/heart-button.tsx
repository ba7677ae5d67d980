import { Form } from '@remix-run/react';
import { useState } from 'react';
import { NotSaved } from '~/features/forms/not-saved';
import { classes } from '~/ui';
import { HeartIcon } from '~/ui/icons';
import { engagementIntent, useEngagement } from './use-engagement';

type HeartButtonProps = { recipe: { id: string; name: string; isFavorited: boolean }; labelled?: boolean };

/** A second click within this time is treated as accidental. */
const restMs = 300;

export function HeartButton({ recipe, labelled }: HeartButtonProps) {
  const { form, redirectTo, asked, failed } = useEngagement(recipe.id, 'heart');
  const [resting, setResting] = useState(false);
  const isKept = asked ? asked.get('intent') === engagementIntent.favorite : recipe.isFavorited;
  const rest = () => {
    setResting(true);
    setTimeout(() => setResting(false), restMs);
  };
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        if (resting) return event.preventDefault();
        rest();
        form.onSubmit(event);
      }}
      className="inline-flex items-center gap-2 print:hidden"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <button
        type="submit"
        name="intent"
        value={isKept ? engagementIntent.unfavorite : engagementIntent.favorite}
        aria-pressed={isKept}
        aria-disabled={resting || undefined}
        className={classes(
          'inline-flex min-h-control min-w-control items-center justify-center gap-2 rounded-control border border-input bg-surface px-2 font-semibold hover:bg-raised',
          isKept && 'text-danger',
        )}
      >
        <HeartIcon className={isKept ? 'fill-current' : undefined} />
        {labelled ? <span>{isKept ? 'In your favorites' : 'Add to favorites'}</span> : null}
        {labelled ? null : <span className="sr-only">Favorite: {recipe.name}</span>}
      </button>
      {failed ? <NotSaved /> : null}
    </Form>
  );
}
