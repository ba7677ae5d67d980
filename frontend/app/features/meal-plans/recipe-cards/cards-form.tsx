import { Form } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { Banner, Button, ButtonLink, ButtonRow, Checkbox, ChoiceGroup, Stack } from '~/ui';
import { PrintIcon } from '~/ui/icons';
import { cardSizes, cardsPath } from './card-options';
import { CardsProblem, makeCards } from './make-cards';

type CardsFormProps = { planId: string; from: string };

/** Scripts make the cards where they are; without them the server answers the same form with a file. */
export function CardsForm({ planId, from }: CardsFormProps) {
  const { pending, problem, onSubmit } = useCards(planId);
  return (
    <Form method="post" action={`${cardsPath(planId)}/pdf`} reloadDocument onSubmit={onSubmit}>
      <Stack>
        <div role="alert">
          {problem ? (
            <Banner tone="danger" title={problem.title}>
              {problem.text}
            </Banner>
          ) : null}
        </div>
        <input type="hidden" name="from" value={from} />
        <ChoiceGroup
          legend="Card size"
          name="cardSize"
          pick="one"
          choices={cardSizes}
          defaultValue="medium"
        />
        <Checkbox label="Include nutrition" name="includeNutrition" value="yes" defaultChecked />
        <ButtonRow>
          <Button icon={PrintIcon} pending={pending} pendingText="Exporting...">
            Export recipe cards
          </Button>
          <ButtonLink to={from}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

function useCards(planId: string) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  return {
    pending,
    problem,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      setPending(true);
      setProblem(null);
      try {
        await makeCards(planId, form);
      } catch (error) {
        setProblem(wordsFor(error));
      }
      setPending(false);
    },
  };
}

const wordsFor = (error: unknown) => ({
  title: error instanceof CardsProblem ? error.title : 'Export Failed',
  text: error instanceof Error ? error.message : 'Failed to export recipe cards.',
});
