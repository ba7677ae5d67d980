/** A value of the form from a wish, with the words that say it or the reason why it was assumed. */
export interface SaidValue {
  /** The name of the form's field. */
  field: string;
  value: string;
  from: 'text' | 'assumed';
  quote: string;
}

/** A request that no plan can promise. */
export interface NotTaken {
  words: string;
  why: string;
  /** Ignoring it could harm someone, so the trainer has to confirm that it may be ignored. */
  mustAsk: boolean;
}

/** The plain words of a request and what became of each part. They stay with every plan made from them. */
export interface SaidWish {
  text: string;
  readBy: 'rules' | 'model';
  values: SaidValue[];
  notTaken: NotTaken[];
  /** Every meaningful piece that was not understood. */
  notUnderstood: string[];
  notes: string[];
}

/** The parts of a wish that a certificate cannot cover, most important first. */
export const leftOut = (said: SaidWish | null): string[] =>
  said
    ? [
        ...said.notTaken.filter(({ mustAsk }) => mustAsk).map(({ words }) => words),
        ...said.notTaken.filter(({ mustAsk }) => !mustAsk).map(({ words }) => words),
        ...said.notUnderstood,
      ]
    : [];
