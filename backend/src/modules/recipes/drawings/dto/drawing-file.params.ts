import { ApiProperty } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';
import { DRAWING_PATTERN } from '../drawing.js';

const PATTERN = new RegExp(DRAWING_PATTERN.source.replace(/\$$/, '\\.(svg|png)$'));
const MAX_LETTERS = 250;

export class DrawingFileParams {
  @ApiProperty({
    type: String,
    pattern: PATTERN.source,
    maxLength: MAX_LETTERS,
    example: 'soup.bluebowl.tomato.whitebean4.carrot2.svg',
  })
  @Matches(PATTERN, { message: '$property is not the address of a drawing' })
  @MaxLength(MAX_LETTERS)
  file: string;
}
