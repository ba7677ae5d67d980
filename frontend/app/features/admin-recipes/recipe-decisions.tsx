import { AssignLink } from '~/features/assignment/assign-link';
import { LoadedConfirmLink } from '~/features/confirmation/loaded-confirmation';
import { PictureLink } from '~/features/recipes/picture-link';
import {
  adminRecipePath,
  approveRecipePath,
  askToDeleteRecipePath,
  declineRecipePath,
  editAdminRecipePath,
  queuedRecipePath,
} from '~/paths/admin-recipes';
import { adminPath } from '~/paths/pages';
import { ButtonLink, ButtonRow, SubmitButton } from '~/ui';
import { CheckIcon, EditIcon } from '~/ui/icons';
import type { AdminRecipe } from './admin-recipes.server';
import { ApproveForm } from './approve-form';
import { reviewedVersion } from './reviewed-version';

type RecipeDecisionsProps = {
  recipe: AdminRecipe;
  /**
   * It is set if the recipe was opened from the queue, where the bar makes the decision. It is the target after
   * deletion.
   */
  onward: string | null;
};

/** The actions of an admin for one recipe. */
export function RecipeDecisions({ recipe, onward }: RecipeDecisionsProps) {
  const { id, isApproved } = recipe;
  const page = adminRecipePath(id);
  const [from, here] = onward ? [onward, queuedRecipePath(id)] : [adminPath, page];
  return (
    <ButtonRow>
      {isApproved ? <AssignLink recipe={recipe} labelled /> : null}
      {isApproved || onward ? null : (
        <>
          <ApproveForm id={id} asOf={reviewedVersion(recipe)} from={page}>
            <SubmitButton icon={CheckIcon} formAction={approveRecipePath(id)} pendingText="Approving...">
              Approve
            </SubmitButton>
          </ApproveForm>
          <DeclineLink recipe={recipe} from={from} here={here} />
        </>
      )}
      <ButtonLink to={editAdminRecipePath(id)} icon={EditIcon}>
        Edit
      </ButtonLink>
      <PictureLink recipe={recipe} viewer="admin" />
      <LoadedConfirmLink
        to={askToDeleteRecipePath(id, from, here)}
        title="Delete Recipe"
        look={{ variant: 'quiet' }}
      >
        Delete
      </LoadedConfirmLink>
    </ButtonRow>
  );
}

type DeclineLinkProps = {
  recipe: AdminRecipe;
  /** The page to return to afterwards. */
  from: string;
  here: string;
};

/** Returns a recipe to the trainer who offered it. Other recipes have nobody to be returned to. */
export function DeclineLink({ recipe: { id, isApproved, offeredAt }, from, here }: DeclineLinkProps) {
  return isApproved || !offeredAt ? null : (
    <ButtonLink to={declineRecipePath(id, from, here)}>Decline</ButtonLink>
  );
}
