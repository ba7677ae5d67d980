import { Form, useRevalidator } from '@remix-run/react';
import type { components } from '#openapi/schema';
import { CardOptionFields } from '~/features/meal-plans/recipe-cards/card-option-fields';
import { fetchFile } from '~/features/plan-export/file';
import { ProblemBanner } from '~/features/plan-export/problem-banner';
import { useDownload } from '~/features/plan-export/use-download';
import { dayText } from '~/features/progress/measurement-figures';
import { recipeCardsPdfPath } from '~/paths/account';
import { Button, ButtonRow, Card, Select, Stack } from '~/ui';
import { PrintIcon } from '~/ui/icons';

type Schemas = components['schemas'];
export type CardExport = Schemas['CardExportResponse'];
export type CardChoice = Schemas['CardChoiceResponse'];
export type CardMaker = 'customer' | 'trainer' | 'admin';

type RecipeCardsFormProps = { role: CardMaker; choices: readonly CardChoice[]; last: CardExport | null };

/** Asks for cards. A few are downloaded, and of many the page shows how far they are. */
export function RecipeCardsForm({ role, choices, last }: RecipeCardsFormProps) {
  const { revalidate } = useRevalidator();
  const { pending, problem, onSubmit } = useDownload(async (form, action) => {
    if (!(await fetchFile(form, action))) revalidate();
  });
  const chosen = choices.find(({ id }) => id === last?.chosenId)?.id;
  const options = choices.map((choice) => ({ value: choice.id, label: labelOf(choice) }));
  return (
    <Card title="New cards">
      <Form method="post" action={recipeCardsPdfPath} reloadDocument onSubmit={onSubmit}>
        <Stack>
          <ProblemBanner problem={problem} />
          {role === 'customer' ? (
            <Select label="Meal plan" name="chosenId" options={options} defaultValue={chosen} />
          ) : (
            <Select
              label="Recipes of"
              name="chosenId"
              options={options}
              placeholder="All customers"
              defaultValue={chosen ?? ''}
            />
          )}
          <CardOptionFields {...(last && { chosen: last })} />
          <ButtonRow>
            <Button icon={PrintIcon} pending={pending} pendingText="Exporting...">
              Export recipe cards
            </Button>
          </ButtonRow>
        </Stack>
      </Form>
    </Card>
  );
}

function labelOf({ name, email, trainers, startsOn, isActive }: CardChoice): string {
  const shown = email ? `${name} (${email})` : name;
  if (trainers) return `${shown}, coached by ${trainers}`;
  if (email) return shown;
  if (isActive) return `${name}, active now`;
  return startsOn ? `${name}, from ${dayText(startsOn)}` : name;
}
