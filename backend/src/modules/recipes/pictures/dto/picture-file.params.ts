import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IdField } from '../../../../platform/http/fields.js';

const PatternField = (pattern: RegExp, example: string) =>
  applyDecorators(
    ApiProperty({ type: String, pattern: pattern.source, example }),
    Matches(pattern, { message: '$property is not part of a picture address' }),
  );

/** Validates strictly, so that the address of a picture can never lead to another file. */
export class PictureFileParams {
  @IdField()
  id: string;

  @PatternField(/^[0-9a-f]{32}$/, '5f0c2b7a9d3e4f61808192a3b4c5d6e7')
  version: string;

  @PatternField(/^[1-9][0-9]{0,3}\.(avif|webp|jpg)$/, '640.avif')
  file: string;
}
