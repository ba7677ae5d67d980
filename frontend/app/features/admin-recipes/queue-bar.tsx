import { approveRecipePath, queuedRecipePath, queuePath } from '~/paths/admin-recipes';
import { ButtonLink, SubmitButton } from '~/ui';
import { CheckIcon } from '~/ui/icons';
import type { AdminRecipe } from './admin-recipes.server';
import { ApproveForm } from './approve-form';
import { DeclineLink } from './recipe-decisions';
import { reviewedVersion } from './reviewed-version';

type QueueBarProps = {
  recipe: AdminRecipe;
  /** The page of the next recipe, or the queue after the last one. */
  onward: string;
};

/** Decides on a recipe of the queue and continues with the next. It stays visible while the page scrolls. */
export function QueueBar({ recipe, onward }: QueueBarProps) {
  return (
    <section
      aria-label="Decision"
      className="tall:sticky bottom-bottom-bar z-10 -mx-1 flex flex-wrap items-center gap-2 rounded-card border border-input bg-surface p-3 shadow-high print:hidden"
    >
      {recipe.isApproved ? (
        <p className="grow">This recipe is approved.</p>
      ) : (
        <ApproveForm id={recipe.id} asOf={reviewedVersion(recipe)} from={queuePath}>
          <SubmitButton
            icon={CheckIcon}
            name="then"
            value="next"
            formAction={approveRecipePath(recipe.id)}
            pendingText="Approving..."
          >
            Approve &amp; next
          </SubmitButton>
          <SubmitButton
            variant="secondary"
            name="then"
            value="back"
            formAction={approveRecipePath(recipe.id)}
            pendingText="Approving..."
          >
            Approve
          </SubmitButton>
        </ApproveForm>
      )}
      <ButtonLink to={onward}>{recipe.isApproved ? 'Next' : 'Skip'}</ButtonLink>
      <DeclineLink recipe={recipe} from={onward} here={queuedRecipePath(recipe.id)} />
    </section>
  );
}
