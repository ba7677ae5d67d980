import { expect, test } from '@jest/globals';
import { shownIn } from './measurement-figures';
import { measurementFrom } from './measurement-form.server';

const typed = (fields: Record<string, string>) =>
  measurementFrom(
    {
      ...{
        intent: '',
        units: 'metric',
        measurementDate: '2026-11-20',
        time: '',
        notes: '',
        confirmsWeight: '',
      },
      ...{ weightKg: '', weightLbs: '' },
      ...fields,
    },
    'Europe/Berlin',
  );

test('the form sends numbers in any notation, and passes on what is no number', () => {
  expect(typed({ weightKg: '81,4', waistCm: '88.5', hipsCm: 'wide' })).toMatchObject({
    ...{ measurementDate: '2026-11-20', units: 'metric', weightKg: 81.4 },
    ...{ waistCm: 88.5, hipsCm: 'wide', neckCm: null, notes: null },
  });
});

test('the form sends pounds unchanged, and inches without loss', () => {
  const sent = typed({
    units: 'us',
    weightLbs: '180',
    weightKg: '70',
    waistCm: '34.1',
    muscleMassKg: '80.3',
  });
  expect(sent).toMatchObject({ units: 'us', weightLbs: 180, waistCm: 86.61, muscleMassKg: 36.42 });
  expect(sent).not.toHaveProperty('weightKg');
  expect(shownIn('us', { kind: 'length' }, 86.61)).toBe(34.1);
  expect(shownIn('us', { kind: 'mass' }, 36.42)).toBe(80.3);
});

test('the form sends the moment if a time is given, and the day if it cannot be read', () => {
  expect(typed({ time: '07:30' }).measurementDate).toBe('2026-11-20T06:30:00.000Z');
  expect(typed({ time: 'noon' }).measurementDate).toBe('2026-11-20');
});

test('the form confirms a weight only if that button was pressed', () => {
  expect(typed({})).not.toHaveProperty('confirmsWeight');
  expect(typed({ confirmsWeight: 'yes' })).toMatchObject({ confirmsWeight: true });
});
