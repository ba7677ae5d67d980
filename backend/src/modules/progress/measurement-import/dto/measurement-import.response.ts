import {
  Amount,
  Choice,
  Day,
  ListOf,
  Maybe,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { FIGURE_NAMES, FIGURES, type Figure, UNITS, type Units } from '../../measurements/figures.js';
import { DATE_ORDERS, type DateOrder } from '../csv-dates.js';
import type { ImportResult } from '../measurement-import.service.js';

const UNIT_NAMES = ['kg', 'lb', 'cm', '%'] as const;

class ImportedFigure {
  @Choice(FIGURE_NAMES) figure: Figure;
  @Text() label: string;
  @Amount() value: number;
  @Choice(UNIT_NAMES) unit: (typeof UNIT_NAMES)[number];
}

class ImportedRow {
  @WholeNumber('The line of the table') line: number;
  @Day() day: string;
  @ListOf(Part(ImportedFigure)) figures: ImportedFigure[];
  @Maybe(Text()) notes: string | null;
  @YesNo('Whether the weight differs by more than 5% from the one before within 7 days') isUnusual: boolean;
}

class ImportProblem {
  @WholeNumber('The line of the table') line: number;
  @Text() problem: string;
}

class MeasurementImportData {
  @WholeNumber('The number of lines that are new') newRows: number;
  @WholeNumber('The number of lines that were measured already') repeats: number;
  @WholeNumber('The number of new lines with a weight that is unusual') unusual: number;
  @YesNo('Whether the new lines were kept') isKept: boolean;
  @ListOf(Part(ImportedRow), 'The first new lines, the unusual ones before the others') rows: ImportedRow[];
  @ListOf(Part(ImportProblem), 'The first lines that cannot be read') problems: ImportProblem[];
  @WholeNumber('The number of lines that cannot be read') unreadable: number;
  @ListOf(Choice(DATE_ORDERS), 'The orders that the dates may have') dateOrders: DateOrder[];
  @YesNo('Whether there is a figure of which neither its cell nor its column says the unit')
  lacksUnits: boolean;
  @Choice(UNITS, 'The units of figures that do not say theirs') units: Units;
  @ListOf(Text(), 'Columns that nothing was read from') ignored: string[];
  @YesNo('Whether dates have a time, which is not kept') hasTimes: boolean;
}

export class MeasurementImportResponse {
  @Text() message: string;
  @Part(MeasurementImportData) data: MeasurementImportData;

  constructor(message: string, { rows, ...result }: ImportResult) {
    this.message = message;
    this.data = {
      ...result,
      rows: rows.map(({ line, day, weight, figures, notes, isUnusual }) => ({
        ...{ line, day, notes, isUnusual },
        figures: FIGURE_NAMES.flatMap((figure): ImportedFigure[] => {
          const { label, unit } = FIGURES[figure];
          if (figure === 'weight')
            return weight
              ? [{ figure, label, value: weight.value, unit: weight.units === 'us' ? 'lb' : 'kg' }]
              : [];
          const value = figures[figure];
          return typeof value === 'number' ? [{ figure, label, value, unit }] : [];
        }),
      })),
    };
  }
}
