import { Form } from '@remix-run/react';
import { ProblemBanner } from '~/features/plan-export/problem-banner';
import { useDownload } from '~/features/plan-export/use-download';
import { cardsPath } from '~/paths/plan-export';
import { Button, ButtonLink, ButtonRow, Stack } from '~/ui';
import { PrintIcon } from '~/ui/icons';
import { CardOptionFields } from './card-option-fields';
import { makeCards } from './make-cards';

type CardsFormProps = { planId: string; from: string };

/** With scripts the browser makes the cards. Without them, the server answers the same form with a file. */
export function CardsForm({ planId, from }: CardsFormProps) {
  const { pending, problem, onSubmit } = useDownload((form) => makeCards(planId, form));
  return (
    <Form method="post" action={`${cardsPath(planId)}/pdf`} reloadDocument onSubmit={onSubmit}>
      <Stack>
        <ProblemBanner problem={problem} />
        <input type="hidden" name="from" value={from} />
        <CardOptionFields />
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
