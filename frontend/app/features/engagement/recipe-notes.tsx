import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { Stack, SubmitButton, TextArea } from '~/ui';

export const notesIntent = 'notes';

const longestNotes = 500;

type RecipeNotesProps = {
  recipe: { id: string; name: string; notes: string | null };
  /** Says who can read the notes, if others can. */
  hint?: string;
  refused: RefusedForm | undefined;
};

/** A user's own notes on a recipe in their favorites or collections. */
export function RecipeNotes({ recipe, hint, refused }: RecipeNotesProps) {
  const isOwn = refused?.initialValue?.recipeId === recipe.id;
  const form = formState(isOwn ? refused : undefined, {
    initial: { notes: recipe.notes },
    ids: `recipe-${recipe.id}`,
  });
  return (
    <div className="grid gap-1">
      <NotesText notes={recipe.notes} />
      <details open={form.refused} className="print:hidden">
        <summary className="inline-flex min-h-control items-center text-sm font-semibold text-accent underline">
          {recipe.notes ? 'Change notes' : 'Add notes'}
          <span className="sr-only"> for {recipe.name}</span>
        </summary>
        <Form method="post" className="pt-2">
          <input type="hidden" name="recipeId" value={recipe.id} />
          <Stack gap="small">
            <FormProblems form={form} />
            <TextArea
              key={`${form.attempt} ${recipe.notes}`}
              label="Notes"
              hint={hint}
              optional
              maxLength={longestNotes}
              {...form.field('notes')}
            />
            <div>
              <SubmitButton name="intent" value={notesIntent} variant="secondary" pendingText="Saving...">
                Save notes
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </details>
    </div>
  );
}

export function NotesText({ notes }: { notes: string | null }) {
  if (!notes) return null;
  return <p className="text-sm whitespace-pre-line wrap-anywhere">{notes}</p>;
}
