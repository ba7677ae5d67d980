import { ApiProperty } from '@nestjs/swagger';
import type { NotTaken, SaidValue, SaidWish } from '../../wish-reader/index.js';

class SaidValueResponse {
  @ApiProperty({ description: 'The name of the form’s field' })
  field: string;

  @ApiProperty()
  value: string;

  @ApiProperty({ enum: ['text', 'assumed'] })
  from: SaidValue['from'];

  @ApiProperty({ description: 'The words it was taken from, or why it was assumed' })
  quote: string;
}

export class NotTakenResponse {
  @ApiProperty()
  words: string;

  @ApiProperty({ description: 'Why a plan cannot promise it' })
  why: string;

  @ApiProperty({ description: 'You must confirm that it may be left out' })
  mustAsk: boolean;
}

/** The plain words a plan was made from, and what became of each part of them. */
export class SaidWishResponse {
  @ApiProperty()
  text: string;

  @ApiProperty({ enum: ['rules', 'model'] })
  readBy: SaidWish['readBy'];

  @ApiProperty({ type: [SaidValueResponse] })
  values: SaidValueResponse[];

  @ApiProperty({ type: [NotTakenResponse] })
  notTaken: NotTaken[];

  @ApiProperty({ type: [String], description: 'Every part of the text that was not understood' })
  notUnderstood: string[];

  @ApiProperty({ type: [String] })
  notes: string[];

  constructor(said: SaidWish) {
    Object.assign(this, said);
  }
}
