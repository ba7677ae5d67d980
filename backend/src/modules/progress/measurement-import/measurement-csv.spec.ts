import { describe, expect, test } from '@jest/globals';
import { meaningsOf } from './csv-columns.js';
import { dayIn, ordersOf } from './csv-dates.js';
import { readTable } from './measurement-csv.js';

describe('the dates of a table', () => {
  test('are read as three continents write them', () => {
    expect([dayIn('2026-11-05', 'ymd'), dayIn('2026/11/5', 'ymd'), dayIn('2026-11-05T06:30', 'ymd')]).toEqual(
      Array(3).fill('2026-11-05'),
    );
    expect([dayIn('05.11.2026', 'dmy'), dayIn('5/11/26', 'dmy')]).toEqual(Array(2).fill('2026-11-05'));
    expect([dayIn('11/05/2026', 'mdy'), dayIn('11-5-26 06:30', 'mdy')]).toEqual(Array(2).fill('2026-11-05'));
    expect([dayIn('31/12/2026', 'mdy'), dayIn('30.02.2026', 'dmy'), dayIn('soon', 'ymd')]).toEqual(
      Array(3).fill(null),
    );
  });

  test.each([
    ...[
      'Nov 5, 2026',
      'November 5 2026',
      'Thu, Nov 5, 2026 7:12 AM',
      '5 Nov 2026',
      '05-Nov-2026',
      '5 Nov. 2026',
    ],
    ...['5. November 2026', '5 de noviembre de 2026', '5 novembre 2026', '2026-Nov-05', '5 NOV 26'],
  ])('may name the month, in whatever order the others are: %s', (written) => {
    expect([dayIn(written, 'ymd'), dayIn(written, 'dmy'), dayIn(written, 'mdy')]).toEqual(
      Array(3).fill('2026-11-05'),
    );
    expect(ordersOf([written])).toEqual(['ymd']);
    expect(ordersOf([written, '05/11/2026'])).toEqual(['dmy', 'mdy']);
  });

  test.each(['Nov 31, 2026', '5 Jui 2026', '5 No 2026', 'Noon 5, 2026', '5 2026 Nov', 'Nov 2026', '5 Nov'])(
    'are no day if their names say none: %s',
    (written) => {
      expect(dayIn(written, 'dmy')).toBeNull();
    },
  );

  test('have one order if one of them says so, and several if none does', () => {
    expect(ordersOf(['05/11/2026', '06/11/2026'])).toEqual(['dmy', 'mdy']);
    expect(ordersOf(['05/11/2026', '13/11/2026'])).toEqual(['dmy']);
    expect(ordersOf(['11/05/2026', '11/13/2026'])).toEqual(['mdy']);
    expect(ordersOf(['2026-11-05'])).toEqual(['ymd']);
    expect(ordersOf(['11/11/2026'])).toEqual(['dmy']);
    expect(ordersOf(['13/11/2026', '11/13/2026', '25/11/2026'])).toEqual(['dmy']);
  });
});

describe('the columns of a table', () => {
  test.each([
    ['Weight (kg)', 'weight', 'metric'],
    ['weightLbs', 'weight', 'us'],
    ['Weight [lb]', 'weight', 'us'],
    ['body_fat_%', 'bodyFatPercentage', 'metric'],
    ['bodyFatPercentage', 'bodyFatPercentage', 'metric'],
    ['Waist', 'waistCm', null],
    ['waistCm', 'waistCm', 'metric'],
    ['Hip (in)', 'hipsCm', 'us'],
    ['Left bicep (cm)', 'bicepLeftCm', 'metric'],
    ['calfRightCm', 'calfRightCm', 'metric'],
    ['Weight in kg', 'weight', 'metric'],
    ['Gewicht (kg)', 'weight', 'metric'],
    ['KÖRPERFETT %', 'bodyFatPercentage', 'metric'],
    ['Hüfte', 'hipsCm', null],
    ['Taillenumfang [cm]', 'waistCm', 'metric'],
    ['Peso (lb)', 'weight', 'us'],
    ['Contorno de cintura', 'waistCm', null],
    ['Bíceps izquierdo (cm)', 'bicepLeftCm', 'metric'],
    ['Poids en kg', 'weight', 'metric'],
    ['Tour d’épaules (cm)', 'shouldersCm', 'metric'],
  ])('are understood by their names: %s', (title, figure, units) => {
    expect(meaningsOf([title])).toEqual([{ kind: 'figure', figure, units }]);
  });

  test('of other things are ignored', () => {
    expect(meaningsOf(['Date', 'Comments', 'Mood'])).toEqual([{ kind: 'date' }, { kind: 'notes' }, null]);
  });

  test.each(['Fat (kg)', 'Muscle (%)', 'Masse grasse (kg)', 'Weight (cm)'])(
    'in a unit that the figure cannot have are ignored: %s',
    (title) => expect(meaningsOf([title])).toEqual([null]),
  );

  test('are the waist in German and the height in French: Taille', () => {
    const waist = { kind: 'figure', figure: 'waistCm', units: 'metric' };
    for (const date of ['Datum', 'Datum und Zeit'])
      expect(meaningsOf([date, 'Taille (cm)'])[1]).toEqual(waist);
    expect(meaningsOf(['Date', 'Taille (cm)'])[1]).toBeNull();
  });

  test('that say what an earlier one says are ignored', () => {
    const csv =
      'Fecha,Timestamp,Peso (kg),Notas,Weight (lb),Comentario\n2026-11-20,2020-01-01,81,bien,170,tarde';
    expect(readTable(csv, {})).toMatchObject({
      ignored: ['Timestamp', 'Weight (lb)', 'Comentario'],
      rows: [{ day: '2026-11-20', weight: { value: 81, units: 'metric' }, notes: 'bien' }],
    });
  });
});

describe('a table', () => {
  test('is read with commas, semicolons, or tabs, and with decimal commas', () => {
    const row = { line: 2, day: '2026-11-20', units: 'metric', weight: { value: 81.4, units: 'metric' } };
    for (const csv of [
      'Date,Weight (kg),Waist (cm)\n2026-11-20,81.4,88.5',
      '\uFEFFDatum;Weight (kg);Waist (cm)\r\n20.11.2026;81,4;88,5\r\n',
      'Date\tWeight (kg)\tWaist (cm)\n11/20/2026\t81.4 kg\t88.5',
    ])
      expect(readTable(csv, {}).rows).toEqual([{ ...row, figures: { waistCm: 88.5 }, notes: null }]);
  });

  test('is read as scales and spreadsheets of other countries write it', () => {
    const read = { day: '2026-11-20', weight: { value: 81.4, units: 'metric' }, notes: 'gut' };
    const german = [
      'sep=;',
      'Datum;Gewicht (kg);Fettmasse (kg);Muskelmasse (kg);Kommentare',
      '20.11.2026 07:12;81,4;16,2;61,05;gut',
    ];
    expect(readTable(german.join('\r\n'), {})).toMatchObject({
      dateOrders: ['dmy'],
      ignored: ['Fettmasse (kg)'],
      hasTimes: true,
      rows: [{ ...read, line: 3, figures: { muscleMassKg: 61.05 } }],
    });
    const french =
      '\uFEFFDate\tPoids (kg)\tTour de taille (cm)\tRemarques\n2026-11-20 07:12:09\t81.4\t88,5\tgut';
    expect(readTable(french, {}).rows).toMatchObject([{ ...read, figures: { waistCm: 88.5 } }]);
    const spanish = '"Fecha";"Peso";"Grasa corporal (%)";"Notas"\n"20/11/2026";"81,4 kg";"21,5 %";"gut"';
    expect(readTable(spanish, {})).toMatchObject({
      lacksUnits: false,
      rows: [{ ...read, figures: { bodyFatPercentage: 21.5 } }],
    });
  });

  test('whose dates may be read in two ways has both orders, whatever its language', () => {
    for (const csv of ['Datum;Gewicht (kg)\n03.04.2026;81', 'Fecha;Peso (kg)\n03/04/2026;81'])
      expect(readTable(csv, {})).toMatchObject({ dateOrders: ['dmy', 'mdy'] });
    expect(readTable('Fecha;Peso (kg)\n03/04/2026;81', { dateOrder: 'mdy' }).rows).toMatchObject([
      { day: '2026-03-04' },
    ]);
  });

  test('keeps pounds as they are, and asks for units that no column names', () => {
    const csv = 'Date,Weight,Waist\n2026-11-20,180,34';
    expect(readTable(csv, {}).lacksUnits).toBe(true);
    expect(readTable(csv, { units: 'us' }).rows).toMatchObject([
      { units: 'us', weight: { value: 180, units: 'us' }, figures: { waistCm: 86.36 } },
    ]);
    expect(readTable('Date,Weight (lb)\n2026-11-20,180', {}).lacksUnits).toBe(false);
  });

  test('takes the unit of a cell before that of its column, and asks only where neither says it', () => {
    const csv = 'Date,Weight,Waist (cm),Body fat\n2026-11-20,180 lb,34 in,25%\n2026-11-21,81 kg,88,';
    expect(readTable(csv, { units: 'metric' })).toMatchObject({
      lacksUnits: false,
      rows: [
        {
          units: 'us',
          weight: { value: 180, units: 'us' },
          figures: { waistCm: 86.36, bodyFatPercentage: 25 },
        },
        { units: 'metric', weight: { value: 81, units: 'metric' }, figures: { waistCm: 88 } },
      ],
    });
    expect(readTable('Date,Weight (kg)\n2026-11-20,179 lbs', {}).rows).toMatchObject([
      { weight: { value: 179, units: 'us' } },
    ]);
    expect(readTable('Date,Weight\n2026-11-20,179 lb\n2026-11-21,178', {}).lacksUnits).toBe(true);
    expect(readTable('Date,Waist\n2026-11-20,34 inches', {}).rows).toMatchObject([
      { units: 'us', figures: { waistCm: 86.36 } },
    ]);
  });

  test.each(['80 cm', '80%', '80 in', '8e1', '80.'])('takes no weight of “%s”', (cell) => {
    expect(readTable(`Date,Weight (kg)\n2026-11-20,${cell}`, {}).rows).toEqual([
      { line: 2, problem: `“${cell}” is no number for Weight` },
    ]);
  });

  test('has as many decimals as it likes, of which two are kept', () => {
    const csv = 'Date;Weight (kg);Waist (cm)\n2026-11-20;81.599998;88,123456\n2026-11-21;81,64656;';
    expect(readTable(csv, {}).rows).toMatchObject([
      { weight: { value: 81.6 }, figures: { waistCm: 88.12 } },
      { weight: { value: 81.65 } },
    ]);
  });

  test('may have quotation marks and lines in its notes, and counts lines as an editor does', () => {
    const csv = [
      '',
      'Date,Weight (kg),Notes',
      `2026-11-20,80,5'10" today`,
      '',
      '2026-11-21,81, "First,',
      'then second"',
      '2026-11-22,82,"Best" day',
      '2026-11-23,heavy,',
    ];
    for (const end of ['\n', '\r\n', '\r'])
      expect(readTable(csv.join(end), {}).rows).toMatchObject([
        { line: 3, notes: `5'10" today` },
        { line: 5, notes: 'First,\nthen second' },
        { line: 7, notes: '"Best" day' },
        { line: 8, problem: '“heavy” is no number for Weight' },
      ]);
  });

  test('says for each line what is wrong with it', () => {
    const csv = 'Date,Weight (kg),Mood\n2026-11-20,heavy,good\n2026-02-30,81,bad\n2026-11-21,,fine';
    expect(readTable(csv, {})).toMatchObject({
      ignored: ['Mood'],
      hasTimes: false,
      rows: [
        { line: 2, problem: '“heavy” is no number for Weight' },
        { line: 3, problem: 'The date cannot be read' },
        { line: 4, problem: 'There is nothing in this line but a date' },
      ],
    });
  });

  test.each([
    ['', 'The first line must name its columns, one of them “Date”'],
    ['Weight (kg)\n80', 'The first line must name its columns, one of them “Date”'],
    [
      'Date,Mood\n2026-11-20,good',
      'No column is named after a figure, such as “Weight (kg)” or “Waist (cm)”',
    ],
    ['Date,Weight (kg)\n', 'There is no line below the names of the columns'],
    ['Date,Weight (kg)\n"2026-11-20,80', 'This is no table that can be read'],
    [`Date,Weight (kg)\n${'2026-11-20,80\n'.repeat(1501)}`, 'The table has more than 1,500 lines'],
    [`Date,Weight (kg)${',x'.repeat(99)}\n2026-11-20,80`, 'The table has more than 100 columns'],
    ['a'.repeat(30_000), 'A line of the table is too long'],
    ['é'.repeat(120_000), 'This is larger than 200 kB'],
    [','.repeat(200_000), 'The table has too many lines or columns. Please import it in parts'],
    [
      `Date,Weight (kg)${'\n,,,'.repeat(15_000)}`,
      'The table has too many lines or columns. Please import it in parts',
    ],
  ])('that is none is refused: %#', (csv, problem) => {
    expect(() => readTable(csv, {})).toThrow(expect.objectContaining({ fields: { text: [problem] } }));
  });
});
