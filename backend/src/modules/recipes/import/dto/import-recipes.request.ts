import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { InvalidInputError } from '../../../../platform/errors/app-error.js';
import { SomeOfField } from '../../../../platform/http/body-fields.js';
import { property, TextField } from '../../../../platform/http/fields.js';
import { MEAL_TYPES, type MealType } from '../../recipe.entity.js';

/** The maximum in characters. The content of a document is checked when it is read. */
const MAX_CHARACTERS = 1_000_000;

/** The maximum in bytes of JSON, because some characters take more than one byte and some are escaped. */
export const MAX_IMPORT_BYTES = 3_000_000;

const DocumentField = (description: string) =>
  applyDecorators(
    property({ optional: true, description }, { type: String, minLength: 1, maxLength: MAX_CHARACTERS }),
    IsString({ message: '$property must be a text' }),
    MinLength(1, { message: 'There is nothing in it' }),
    MaxLength(MAX_CHARACTERS, { message: 'This is larger than 1 MB' }),
  );

const WAYS = ['text', 'jsonLd', 'csv', 'url'] as const;

export interface GivenImport {
  way: (typeof WAYS)[number];
  text: string;
}

/** Exactly one of the first four properties has to be given. */
export class ImportRecipesRequest {
  @DocumentField(
    'One or more recipes in plain words: a name, the ingredients line by line, and the instructions. A table, a page, or JSON-LD is recognized as such',
  )
  text?: string;

  @DocumentField('JSON-LD of schema.org, or a web page that contains it') jsonLd?: string;

  @DocumentField('A table whose first line names its columns, separated by commas, semicolons, or tabs')
  csv?: string;

  @TextField({
    min: 1,
    max: 2000,
    optional: true,
    required: 'Please enter an address',
    description: 'The address of a web page',
  })
  url?: string;

  @SomeOfField(MEAL_TYPES, {
    optional: true,
    description: 'For recipes that name no meal',
  })
  mealTypes?: MealType[];

  get given(): GivenImport {
    const given = WAYS.flatMap((way) => {
      const text = this[way];
      return text === undefined ? [] : { way, text };
    });
    const [only] = given;
    if (only && given.length === 1) return only;
    const text = `Send exactly one of: ${WAYS.join(', ')}`;
    throw new InvalidInputError({ [given[1]?.way ?? 'url']: [text] });
  }
}
