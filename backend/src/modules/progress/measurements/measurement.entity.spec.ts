import { describe, expect, test } from '@jest/globals';
import { User } from '../../users/index.js';
import { FIGURE_NAMES, FIGURES, inUnits, METRIC_FIGURES } from './figures.js';
import { Measurement, type MeasurementContent } from './measurement.entity.js';
import { enteredWeight, kgOf, lbsOf, unusualChange } from './weight.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const LATER = new Date('2026-03-02T08:00:00Z');
const customer = new User({ email: 'ann@example.org', role: 'customer', now: NOW });
const trainer = new User({ email: 'toni@example.org', role: 'trainer', now: NOW });

const content = (wish: Partial<MeasurementContent> = {}): MeasurementContent => ({
  when: { day: '2026-03-01', at: null },
  units: 'metric',
  weight: null,
  figures: {},
  notes: null,
  ...wish,
});

const measured = (wish: Partial<MeasurementContent>, by = customer) =>
  new Measurement(customer, by, content(wish), NOW);

const kg = (value: number) => ({ value, units: 'metric' }) as const;
const lb = (value: number) => ({ value, units: 'us' }) as const;

describe('a measurement', () => {
  test('has at least one figure or a note', () => {
    expect(() => measured({})).toThrow('Please enter at least one figure or a note');
    expect(() => measured({ notes: '' })).toThrow('at least one figure or a note');
    expect(measured({ notes: 'Felt good' })).toMatchObject({ weight: null, notes: 'Felt good' });
    expect(measured({ figures: { hipsCm: 98.5 } })).toMatchObject({ hipsCm: 98.5, waistCm: null });
  });

  test('takes each figure up to its bounds and none beyond', () => {
    for (const name of METRIC_FIGURES) {
      const { min, max, label } = FIGURES[name];
      for (const value of [min, max])
        expect(measured({ figures: { [name]: value } })).toMatchObject({ [name]: value });
      for (const value of [min - 0.1, max + 0.1])
        expect(() => measured({ figures: { [name]: value } })).toThrow(`${label} must be ${min} to ${max}`);
    }
    expect(() => measured({ weight: lb(44) })).toThrow('Weight must be 20 to 400 kg (44.1 to 881.8 lb)');
    expect(measured({ weight: lb(44.1) }).weight).toEqual(lb(44.1));
  });

  test('does not change if the change is refused', () => {
    const measurement = measured({ weight: kg(80), notes: 'Before' });
    expect(() => measurement.change(customer, content({ weight: kg(8) }), LATER)).toThrow('Weight must be');
    expect(measurement).toMatchObject({ weight: kg(80), notes: 'Before', updatedAt: NOW });
  });

  test('belongs to the trainer until the customer changes it', () => {
    const measurement = measured({ weight: kg(80) }, trainer);
    expect(measurement.isByTrainer).toBe(true);
    measurement.change(customer, content({ weight: kg(79.5) }), LATER);
    expect(measurement).toMatchObject({
      isByTrainer: false,
      weight: kg(79.5),
      createdAt: NOW,
      updatedAt: LATER,
    });
  });
});

describe('a weight', () => {
  test('is stored in the units in which it was entered, and known in both', () => {
    const weight = enteredWeight({ weightLbs: 180 });
    expect(weight).toEqual(lb(180));
    expect(weight && [lbsOf(weight), kgOf(weight)]).toEqual([180, 81.65]);
    expect(enteredWeight({ weightKg: 81.65, weightLbs: 180, units: 'us' })).toEqual(lb(180));
    expect(enteredWeight({ weightKg: 81.65, weightLbs: 180 })).toEqual(kg(81.65));
    expect(enteredWeight({ weightKg: null })).toBeNull();
  });

  test('may be sent in both units if they agree to a tenth of a kilogram', () => {
    expect(() => enteredWeight({ weightKg: 81.8, weightLbs: 180 })).toThrow('two different weights');
    expect(enteredWeight({ weightKg: 81.7, weightLbs: 180 })).toEqual(kg(81.7));
  });

  test('must be sent in the named units', () => {
    expect(() => enteredWeight({ units: 'us', weightKg: 80 })).toThrow('in the units that you name');
  });

  test('is unusual if it differs by more than 5% from the last one, in any units', () => {
    expect(unusualChange(kg(84), kg(80))).toBeNull();
    expect(unusualChange(kg(84.1), kg(80))).toBe(5.1);
    expect(unusualChange(kg(75.9), kg(80))).toBe(-5.1);
    expect(unusualChange(lb(180), kg(81.65))).toBeNull();
  });
});

test('every tenth of an inch and of a pound survives conversion to metric units', () => {
  for (let tenths = 50; tenths <= 3000; tenths += 1) {
    const shown = tenths / 10;
    expect(inUnits('waistCm', Number((shown * 2.54).toFixed(2)), 'us')).toBe(shown);
    expect(inUnits('muscleMassKg', Number((shown * 0.45359237).toFixed(2)), 'us')).toBe(shown);
  }
  expect(FIGURE_NAMES).toHaveLength(14);
});
