import { ApiProperty } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';

const PATTERN = /^[a-z]{1,20}(\.[a-z]{1,20}){2}(\.[a-z]{1,20}(_[a-z]{1,8})?[1-9]){0,9}\.svg$/;
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
