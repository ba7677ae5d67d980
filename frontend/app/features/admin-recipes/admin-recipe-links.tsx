import { QuestionLink } from '~/features/questions/question';
import { ButtonLink } from '~/ui';
import { EditIcon } from '~/ui/icons';
import { deletePath } from './delete-paths';

/** The extra actions of admins on a page that everyone has. */
export function AdminRecipeLinks({ id }: { id: string }) {
  return (
    <>
      <ButtonLink to={`/admin/recipes/${id}/edit`} icon={EditIcon}>
        Edit
      </ButtonLink>
      <QuestionLink
        to={deletePath(id, '/recipes', `/recipes/${id}`)}
        title="Delete Recipe"
        look={{ variant: 'quiet' }}
      >
        Delete
      </QuestionLink>
    </>
  );
}
