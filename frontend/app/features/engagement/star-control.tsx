import { Form } from '@remix-run/react';
import { NotSaved } from '~/features/forms/not-saved';
import { Star } from '~/ui';
import { engagementIntent, useEngagement } from './use-engagement';

type StarControlProps = { recipe: { id: string; name: string }; own: number | null };

/** Five buttons. Pressing the current rating removes it. */
export function StarControl({ recipe, own }: StarControlProps) {
  const { form, redirectTo, asked, failed } = useEngagement(recipe.id, 'stars');
  const rating = asked ? Number(asked.get('rating')) : (own ?? 0);
  return (
    <Form {...form} id="rate" className="flex scroll-mt-header flex-wrap items-center gap-2 print:hidden">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <input type="hidden" name="intent" value={engagementIntent.rate} />
      <fieldset className="flex items-center">
        <legend className="sr-only">Your rating of {recipe.name}</legend>
        {[1, 2, 3, 4, 5].map((star) => (
          <button
            key={star}
            type="submit"
            name="rating"
            value={star === rating ? 0 : star}
            aria-pressed={star === rating}
            className="grid min-h-control min-w-8 place-items-center rounded-control hover:bg-raised"
          >
            <Star filled={star <= rating ? 1 : 0} large />
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
          </button>
        ))}
      </fieldset>
      <span className="text-sm text-muted">
        {rating > 0 ? `Your rating: ${rating} of 5` : 'You have not rated it'}
      </span>
      {failed ? <NotSaved /> : null}
    </Form>
  );
}
