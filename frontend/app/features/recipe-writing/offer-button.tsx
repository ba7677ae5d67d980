import { Form } from '@remix-run/react';
import { offerRecipePath } from '~/paths/own-recipes';
import { SubmitButton } from '~/ui';

type OfferButtonProps = {
  recipe: { id: string; name: string };
  isOffered: boolean;
  /** The page to return to. */
  from: string;
};

/** Offers a trainer's own recipe for the public library, or withdraws the offer. */
export function OfferButton({ recipe, isOffered, from }: OfferButtonProps) {
  const action = offerRecipePath(recipe.id);
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="from" value={from} />
      <SubmitButton
        variant="secondary"
        name="intent"
        value={isOffered ? 'withdraw' : 'offer'}
        formAction={action}
        pendingText="Sending..."
      >
        {isOffered ? 'Take the offer back' : 'Offer to the library'}
        <span className="sr-only"> ({recipe.name})</span>
      </SubmitButton>
    </Form>
  );
}
