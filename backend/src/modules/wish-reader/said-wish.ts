/** A value of the form that a wish gave: the words that say it, or the reason why it was assumed. */
export interface SaidValue {
  /** The name of the form's field. */
  field: string;
  value: string;
  from: 'text' | 'assumed';
  quote: string;
}

/** Something that was asked and that no plan can promise. */
export interface NotTaken {
  words: string;
  why: string;
  /** Making a plan without it could harm someone: whoever asks has to say that it may be left out. */
  mustAsk: boolean;
}

/** The plain words someone asked for a plan with, and what became of each part. They stay with every plan made from them. */
export interface SaidWish {
  text: string;
  readBy: 'rules' | 'model';
  values: SaidValue[];
  notTaken: NotTaken[];
  /** Every piece that says something and that no one understood. */
  notUnderstood: string[];
  notes: string[];
}

/** The parts of a wish that a certificate cannot vouch for, in the order of their weight. */
export const leftOut = (said: SaidWish | null): string[] =>
  said
    ? [
        ...said.notTaken.filter(({ mustAsk }) => mustAsk).map(({ words }) => words),
        ...said.notTaken.filter(({ mustAsk }) => !mustAsk).map(({ words }) => words),
        ...said.notUnderstood,
      ]
    : [];
