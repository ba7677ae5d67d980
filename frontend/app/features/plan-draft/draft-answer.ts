import type { AnswerInPlace } from '~/features/forms/answer-in-place';
import type { ToldRefusal } from '~/features/meal-plans/refusal';

/** What the page of a draft hears of a form that it sent as a whole. */
export type DraftAnswer = Pick<AnswerInPlace, 'offline'> & {
  /** Why the rest could not be made again. */
  refused?: ToldRefusal;
};
