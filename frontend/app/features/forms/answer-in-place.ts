/** What a form that stays on its page hears: whether it was done, and as which revision where there are several. */
export type AnswerInPlace = {
  done?: boolean;
  revision?: number;
  /** No one answered: `platform/connection` says so. */
  offline?: boolean;
};
