/** The answer to a form that stays on its page: whether it succeeded, and its revision if there are several. */
export type AnswerInPlace = {
  done?: boolean;
  revision?: number;
  /** There was no answer, which `platform/connection` reports. */
  offline?: boolean;
};
