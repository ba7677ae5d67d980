import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { ChoiceField, property, YesNoField } from '../../../../platform/http/fields.js';
import { UNITS, type Units } from '../../measurements/figures.js';
import { DATE_ORDERS, type DateOrder } from '../csv-dates.js';

const MAX_CHARACTERS = 200_000;

const TableField = () =>
  applyDecorators(
    property(
      { description: 'A table whose first line names its columns, separated by commas, semicolons, or tabs' },
      { type: String, minLength: 1, maxLength: MAX_CHARACTERS },
    ),
    IsString({ message: 'Please choose a file or paste a table' }),
    MinLength(1, { message: 'Please choose a file or paste a table' }),
    MaxLength(MAX_CHARACTERS, { message: 'This is larger than 200 kB' }),
  );

export class MeasurementImportRequest {
  @TableField() text: string;

  @ChoiceField(DATE_ORDERS, {
    optional: true,
    description: 'The order of year, month, and day; needed if the dates could be read in several',
  })
  dateOrder?: DateOrder;

  @ChoiceField(UNITS, {
    optional: true,
    description: 'The units of figures that neither their cell nor their column says',
  })
  units?: Units;

  @YesNoField({ optional: true, description: 'Keeps what was read; without it, nothing is kept' })
  keep?: boolean;
}
