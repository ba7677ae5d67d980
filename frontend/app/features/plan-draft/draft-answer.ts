import type { AnswerInPlace } from '~/features/forms/answer-in-place';
import type { ToldRefusal } from '~/features/meal-plans/refusal';

/** The answer to a form that the page of a draft sends as a whole. */
export type DraftAnswer = Pick<AnswerInPlace, 'offline'> & {
  /** Why the rest could not be generated again. */
  refused?: ToldRefusal;
};
