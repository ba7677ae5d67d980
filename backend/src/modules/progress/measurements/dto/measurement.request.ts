import { DayOrMomentField, DecimalField } from '../../../../platform/http/body-fields.js';
import { ChoiceField, TextField, YesNoField } from '../../../../platform/http/fields.js';
import { boundsText, FIGURES, type Figure, inUnits, METRIC_FIGURES, UNITS, type Units } from '../figures.js';
import type { MetricFigures } from '../measurement.entity.js';
import { enteredWeight, unitsOf, type Weight } from '../weight.js';

const FigureField = (figure: Figure, units: Units = 'metric') =>
  DecimalField({
    min: inUnits(figure, FIGURES[figure].min, units),
    max: inUnits(figure, FIGURES[figure].max, units),
    invalid: boundsText(figure),
    notNumber: `${FIGURES[figure].label} must be a number with at most two decimals`,
    optional: true,
    nullable: true,
  });

/** A complete measurement. Omitted figures were not measured. */
export class MeasurementRequest {
  @DayOrMomentField({
    required: 'Please enter the date',
    description: 'A day such as 2026-11-20, or a moment. Midnight UTC means that only the day is known',
  })
  measurementDate: string;

  @ChoiceField(UNITS, {
    optional: true,
    description: 'The units in which it was entered and is stored; by default, us if only weightLbs is sent',
  })
  units?: Units;

  @FigureField('weight') weightKg?: number | null;
  @FigureField('weight', 'us') weightLbs?: number | null;
  @FigureField('bodyFatPercentage') bodyFatPercentage?: number | null;
  @FigureField('muscleMassKg') muscleMassKg?: number | null;
  @FigureField('neckCm') neckCm?: number | null;
  @FigureField('shouldersCm') shouldersCm?: number | null;
  @FigureField('chestCm') chestCm?: number | null;
  @FigureField('waistCm') waistCm?: number | null;
  @FigureField('hipsCm') hipsCm?: number | null;
  @FigureField('bicepLeftCm') bicepLeftCm?: number | null;
  @FigureField('bicepRightCm') bicepRightCm?: number | null;
  @FigureField('thighLeftCm') thighLeftCm?: number | null;
  @FigureField('thighRightCm') thighRightCm?: number | null;
  @FigureField('calfLeftCm') calfLeftCm?: number | null;
  @FigureField('calfRightCm') calfRightCm?: number | null;

  @TextField({ max: 1000, lines: true, optional: true, nullable: true }) notes?: string | null;

  @YesNoField({
    optional: true,
    description: 'Accepts a weight more than 5% away from the last one within 7 days; without it, 409',
  })
  confirmsWeight?: boolean;

  get keptUnits(): Units {
    return unitsOf(this);
  }

  get weight(): Weight | null {
    return enteredWeight(this);
  }

  get figures(): MetricFigures {
    return Object.fromEntries(METRIC_FIGURES.map((name) => [name, this[name] ?? null]));
  }
}
