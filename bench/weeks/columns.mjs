import { MAX_SODIUM_MG, MIN_PRODUCE_GRAMS } from './counter/count-week.mjs';

const whole = (value) => Math.round(value).toLocaleString('en');
const percent = (share) => `${Math.round(100 * share)}%`;
const atMost = (most) => (value) => value <= most;
const atLeast = (least) => (value) => value >= least;
const within = (least, most) => (value) => value >= least && value <= most;

const SHARE_OF_DAYS = 0.95;

/**
 * The figures of a week in the order of the table. One with an `aim` says when a week meets it, and `worst` picks the
 * worst of several weeks. The aims are for weeks of seven days.
 */
export const COLUMNS = [
  { key: 'foods', heading: 'foods', show: whole, aim: '<= 45', meets: atMost(45) },
  { key: 'foodsWithStaples', heading: '+staples', show: whole },
  { key: 'minutes', heading: 'min/day', show: whole, aim: '<= 50', meets: atMost(50) },
  { key: 'handsOn', heading: 'hands-on', show: whole, aim: '<= 35', meets: atMost(35) },
  { key: 'sodium', heading: 'sodium', show: whole, aim: '<= 2,400', meets: atMost(2400) },
  { key: 'daysOverSodium', heading: `d>${MAX_SODIUM_MG}`, show: whole },
  { key: 'leastFiber', heading: 'fiber min', show: whole, worst: Math.min },
  { key: 'fiber', heading: 'mean', show: whole, aim: '20-50', meets: within(20, 50) },
  { key: 'mostFiber', heading: 'max', show: whole },
  { key: 'produce', heading: 'produce', show: whole, worst: Math.min },
  {
    key: 'daysOfProduce',
    heading: `d>=${MIN_PRODUCE_GRAMS}`,
    show: percent,
    aim: '>= 95%',
    meets: atLeast(SHARE_OF_DAYS),
    worst: Math.min,
  },
  { key: 'largePortions', heading: '>1.5', show: percent, aim: '<= 5%', meets: atMost(0.05) },
  { key: 'heaviest', heading: 'heaviest', show: whole, aim: '<= 900', meets: atMost(900) },
  { key: 'over850', heading: '>850', show: whole },
  { key: 'over900', heading: '>900', show: whole },
  { key: 'mainTwice', heading: 'main x2', show: whole, aim: '<= 1', meets: atMost(1) },
  { key: 'heaviestTwice', heading: 'first x2', show: whole },
  { key: 'recipes', heading: 'recipes', show: whole },
  { key: 'leftovers', heading: 'leftovers', show: percent, worst: Math.min },
  { key: 'withSides', heading: 'sides', show: percent, worst: Math.min },
  { key: 'eaten', heading: 'eaten', show: percent, aim: '>= 90%', meets: atLeast(0.9), worst: Math.min },
  { key: 'smallPots', heading: 'small pots', show: percent },
  { key: 'packageRest', heading: 'pack rest', show: percent },
  { key: 'restOfAll', heading: 'of all', show: percent, aim: '<= 12%', meets: atMost(0.12) },
  { key: 'daysWithin', heading: 'days ok', show: whole, aim: '7', meets: atLeast(7), worst: Math.min },
];

/**
 * Rows of cells: the headings, a row for each week, then the means, the worst week for each figure, the aims, and how
 * many weeks meet them. `mark` changes a cell whose week misses its aim.
 */
export function rowsOf(weeks, mark) {
  const made = weeks.filter(({ counted }) => counted);
  const cells = (label, cellOf) => [label, ...COLUMNS.map(cellOf)];
  const valuesOf = ({ key }) => made.map(({ counted }) => counted[key]);
  return [
    cells('week', ({ heading }) => heading),
    ...weeks.map(({ name, counted }) =>
      counted
        ? cells(name, (column) => cellOf(column, counted[column.key], mark))
        : cells(name, (column) => (column === COLUMNS[0] ? 'refused' : '')),
    ),
    ...(made.length === 0
      ? []
      : [
          cells('mean', (column) => cellOf(column, meanOf(valuesOf(column)), mark)),
          cells('worst', (column) => column.show((column.worst ?? Math.max)(...valuesOf(column)))),
          cells('aim', ({ aim = '' }) => aim),
          cells(`weeks that meet it, of ${made.length}`, (column) =>
            column.meets ? String(valuesOf(column).filter(column.meets).length) : '',
          ),
        ]),
  ];
}

const cellOf = ({ show, meets }, value, mark) => (meets && !meets(value) ? mark(show(value)) : show(value));

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
