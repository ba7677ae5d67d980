import { Choice, ListOf, Part, Text, YesNo } from '../../../platform/http/answers.js';
import type { NotTaken, SaidValue, SaidWish } from '../../wish-reader/index.js';

class SaidValueResponse {
  @Text('The name of the form’s field') field: string;
  @Text() value: string;
  @Choice(['text', 'assumed']) from: SaidValue['from'];
  @Text('The words it was taken from, or why it was assumed') quote: string;
}

export class NotTakenResponse {
  @Text() words: string;
  @Text('Why a plan cannot promise it') why: string;
  @YesNo('You must confirm that it may be left out') mustAsk: boolean;
}

/** The plain words a plan was made from, and what became of each part of them. */
export class SaidWishResponse {
  @Text() text: string;
  @Choice(['rules', 'model']) readBy: SaidWish['readBy'];
  @ListOf(Part(SaidValueResponse)) values: SaidValueResponse[];
  @ListOf(Part(NotTakenResponse)) notTaken: NotTaken[];
  @ListOf(Text(), 'Every part of the text that was not understood') notUnderstood: string[];
  @ListOf(Text()) notes: string[];

  constructor(said: SaidWish) {
    Object.assign(this, said);
  }
}
