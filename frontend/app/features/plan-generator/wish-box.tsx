import { Form } from '@remix-run/react';
import { useState } from 'react';
import { FormProblems } from '~/features/forms/form-problems';
import type { FormState } from '~/platform/forms';
import { ButtonRow, Card, SubmitButton, TextArea, useHydrated } from '~/ui';
import { generatorIntent } from './wish-fields';

type WishBoxProps = {
  form: FormState;
  said: string;
  customerId: string;
  /** Keeps the start date of the form below. */
  startsOn: string;
  /** The host of the language model that reads the words, or null for the built-in rules. */
  wishesSentTo: string | null;
};

const example =
  'For example: 7-day high-protein plan for Anna, 1,800 kcal, 4 meals a day, no mushrooms, up to 30 min of cooking';

/** A wish in plain words, which is parsed into the form below or made into a plan at once. */
export function WishBox({ form, said, customerId, startsOn, wishesSentTo }: WishBoxProps) {
  const [typed, setTyped] = useState(said);
  const hydrated = useHydrated();
  const nothingYet = hydrated && typed.trim() === '';
  const isEmptyRefused = form.fieldErrors.naturalLanguageInput !== undefined;
  return (
    <Card title="In plain words">
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <FormProblems form={form} title={isEmptyRefused ? undefined : 'Parsing Failed'} />
        <input type="hidden" name="customerId" value={customerId} />
        <input type="hidden" name="startsOn" value={startsOn} />
        <TextArea
          key={form.attempt}
          label="Describe the plan"
          hint={<Hint wishesSentTo={wishesSentTo} />}
          rows={3}
          {...form.field('naturalLanguageInput')}
          defaultValue={form.refused ? form.valueIn('naturalLanguageInput') : said}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ButtonRow>
          <SubmitButton
            name="intent"
            value={generatorIntent.direct}
            pendingText="Generating..."
            disabled={nothingYet}
          >
            Generate Plan Directly
          </SubmitButton>
          <SubmitButton
            name="intent"
            value={generatorIntent.parse}
            variant="secondary"
            pendingText={wishesSentTo === null ? 'Reading...' : 'Parsing...'}
            disabled={nothingYet}
          >
            {wishesSentTo === null ? 'Read My Text' : 'Parse with AI'}
          </SubmitButton>
        </ButtonRow>
      </Form>
    </Card>
  );
}

/** Trainers learn where their words about a customer go before they send them. */
function Hint({ wishesSentTo }: Pick<WishBoxProps, 'wishesSentTo'>) {
  return (
    <>
      {example}
      {wishesSentTo === null ? null : (
        <p className="wrap-anywhere">An AI model reads this text: it is sent to {wishesSentTo}.</p>
      )}
    </>
  );
}
