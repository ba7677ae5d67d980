import { AssignLink } from '~/features/assignment/assign-link';
import { ButtonLink, ButtonRow, SubmitButton } from '~/ui';
import { CheckIcon, EditIcon } from '~/ui/icons';
import { adminHome } from './admin-recipe-filters';
import type { AdminRecipe } from './admin-recipes.server';
import { ApproveForm, approvePath } from './approve-form';
import { declinePath } from './decline-path';
import { deletePath } from './deletion';
import { QuestionLink } from './question';

/** What an admin can do with one recipe. */
export function RecipeDecisions({ recipe }: { recipe: AdminRecipe }) {
  const { id, isApproved } = recipe;
  const here = `/admin/recipes/${id}`;
  return (
    <ButtonRow>
      {isApproved ? (
        <AssignLink recipe={recipe} labelled />
      ) : (
        <ApproveForm id={id} from={here}>
          <SubmitButton icon={CheckIcon} formAction={approvePath(id)} pendingText="Approving...">
            Approve
          </SubmitButton>
        </ApproveForm>
      )}
      <ButtonLink to={`${here}/edit`} icon={EditIcon}>
        Edit
      </ButtonLink>
      <SendAway recipe={recipe} from={adminHome} here={here} />
    </ButtonRow>
  );
}

type SendAwayProps = {
  recipe: AdminRecipe;
  /** Where it leads afterwards. */
  from: string;
  here: string;
};

/** Back to the trainer who offers it, or away altogether. */
export function SendAway({ recipe, from, here }: SendAwayProps) {
  const { id, isApproved, offeredAt } = recipe;
  return (
    <>
      {!isApproved && offeredAt ? <ButtonLink to={declinePath(id, from, here)}>Decline</ButtonLink> : null}
      <QuestionLink to={deletePath(id, from, here)} title="Delete Recipe" look={{ variant: 'quiet' }}>
        Delete
      </QuestionLink>
    </>
  );
}
