import { ApiProperty } from '@nestjs/swagger';
import type { NotTaken, SaidValue, SaidWish } from '../said-wish.js';

class SaidValueResponse {
  @ApiProperty({ description: 'The name of the form’s field' })
  field: string;

  @ApiProperty()
  value: string;

  @ApiProperty({ enum: ['text', 'assumed'] })
  from: SaidValue['from'];

  @ApiProperty({ description: 'The words that say it, or why it was assumed' })
  quote: string;
}

export class NotTakenResponse {
  @ApiProperty()
  words: string;

  @ApiProperty({ description: 'Why no plan can promise it' })
  why: string;

  @ApiProperty({ description: 'Whoever asks has to say that it may be left out' })
  mustAsk: boolean;
}

/** What was said of a plan in plain words, and what became of each part of it. */
export class SaidWishResponse {
  @ApiProperty()
  text: string;

  @ApiProperty({ enum: ['rules', 'model'] })
  readBy: SaidWish['readBy'];

  @ApiProperty({ type: [SaidValueResponse] })
  values: SaidValueResponse[];

  @ApiProperty({ type: [NotTakenResponse] })
  notTaken: NotTaken[];

  @ApiProperty({ type: [String], description: 'Every piece that says something and was not understood' })
  notUnderstood: string[];

  @ApiProperty({ type: [String] })
  notes: string[];

  constructor(said: SaidWish) {
    Object.assign(this, said);
  }
}
