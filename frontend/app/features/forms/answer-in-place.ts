/** What a form that stays on its page hears: whether it was done. */
export type AnswerInPlace = { done?: boolean; offline?: boolean };
