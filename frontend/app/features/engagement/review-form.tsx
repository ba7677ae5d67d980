import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ChoiceGroup, Select, Stack, SubmitButton, TextArea } from '~/ui';
import { difficulties } from './rating-sorts';
import type { Ratings } from './ratings.server';

export const reviewIntent = 'review';

const longestReview = 1000;

/** The form of a review, filled with the previous one. */
export function ReviewForm({ own, refused }: { own: Ratings['own']; refused: RefusedForm | undefined }) {
  const initial = {
    rating: own ? String(own.rating) : null,
    reviewText: own?.reviewText ?? null,
    cookingDifficulty: own?.cookingDifficulty ? String(own.cookingDifficulty) : null,
    wouldCookAgain: own?.wouldCookAgain == null ? null : own.wouldCookAgain ? 'yes' : 'no',
  };
  const form = formState(refused, { intent: reviewIntent, initial });
  const field = (name: string) => ({ key: `${name} ${form.attempt} ${own?.updatedAt}`, ...form.field(name) });
  const { key: ratingKey, ...rating } = field('rating');
  const { key: textKey, ...reviewText } = field('reviewText');
  const { key: difficultyKey, ...difficulty } = field('cookingDifficulty');
  const { key: againKey, ...again } = field('wouldCookAgain');
  return (
    <details open={form.refused} className="group print:hidden">
      <summary className="inline-flex min-h-control items-center font-semibold text-accent underline">
        {own?.reviewText ? 'Edit your review' : 'Write a review'}
      </summary>
      <Form method="post" id={reviewIntent} className="max-w-form pt-3" noValidate>
        <Stack>
          <FormProblems form={form} title="Failed to submit rating" />
          <Select
            key={ratingKey}
            label="Rating"
            options={[5, 4, 3, 2, 1].map((stars) => ({
              value: String(stars),
              label: stars === 1 ? '1 star' : `${stars} stars`,
            }))}
            placeholder="Choose"
            {...rating}
          />
          <TextArea key={textKey} label="Review" optional maxLength={longestReview} {...reviewText} />
          <Select
            key={difficultyKey}
            label="How hard was it to cook?"
            optional
            options={difficulties}
            placeholder="Prefer not to say"
            {...difficulty}
          />
          <ChoiceGroup
            key={againKey}
            legend="Would you cook it again?"
            pick="one"
            optional
            inline
            choices={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            {...again}
          />
          <div>
            <SubmitButton name="intent" value={reviewIntent} pendingText="Sending...">
              Submit review
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </details>
  );
}
