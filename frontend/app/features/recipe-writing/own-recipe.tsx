import type { components } from '#openapi/schema';
import { RecipeTile } from '~/features/recipes/recipe-card';
import { deleteOwnRecipePath, editOwnRecipePath } from '~/paths/own-recipes';
import { Badge, ButtonLink, ConfirmLink } from '~/ui';
import { OfferButton } from './offer-button';
import { deletion } from './recipe-deletion';

type Own = components['schemas']['OwnRecipeResponse'];

const states: Record<Own['state'], { label: string; tone: 'neutral' | 'info' | 'accent' }> = {
  private: { label: 'Private', tone: 'neutral' },
  offered: { label: 'Offered for approval', tone: 'info' },
  approved: { label: 'In the library', tone: 'accent' },
};

type OwnRecipeProps = {
  recipe: Own;
  /** The list that contains it and to which actions return. */
  from: string;
};

/** A trainer's own recipe with its state and the actions for that state. */
export function OwnRecipe({ recipe, from }: OwnRecipeProps) {
  const { label, tone } = states[recipe.state];
  return (
    <div className="grid gap-2">
      <RecipeTile recipe={recipe} />
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        {recipe.declinedAt ? <Badge tone="warning">Returned</Badge> : null}
      </div>
      {recipe.declineReason ? (
        <p className="text-sm whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Note from the admin:</span> {recipe.declineReason}
        </p>
      ) : null}
      {recipe.state === 'approved' ? null : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={editOwnRecipePath(recipe.id)}>
            Edit<span className="sr-only"> {recipe.name}</span>
          </ButtonLink>
          <OfferButton recipe={recipe} isOffered={recipe.state === 'offered'} from={from} />
          <ConfirmLink
            to={deleteOwnRecipePath(recipe.id, from)}
            text="Delete"
            look={{ variant: 'quiet' }}
            confirmation={deletion(recipe, from)}
          />
        </div>
      )}
    </div>
  );
}
