/**
 * Why there is no recipe: the order cannot be met, the proposal has no recipe's form, a food is not known, something
 * lies outside of what was asked, no cook would make it, or there is one like it.
 */
export type RefusalCode =
  | 'impossible'
  | 'malformed'
  | 'unmatched'
  | 'outOfRange'
  | 'implausible'
  | 'tooAlike';

/** An expected outcome. The reason is a sentence that admins read and that a model gets with its second try. */
export interface Refused {
  refused: RefusalCode;
  reason: string;
}

export const refuse = (refused: RefusalCode, reason: string): Refused => ({ refused, reason });

export const isRefused = (outcome: object): outcome is Refused => 'refused' in outcome;
