import type { FitnessGoal } from '../plan-model/index.js';
import type { NotTaken } from './said-wish.js';
import { isWithin, LIMITS, type Marked } from './wish.js';
import type { Findable, PlacedFinding } from './wish-text.js';

interface ResolvedEnergy {
  calories?: Marked<number>;
  /** The goal that follows if none was named. */
  goal?: Marked<FitnessGoal>;
  notes: string[];
  notTaken: NotTaken[];
}

type Of<Field extends keyof Findable> = Extract<PlacedFinding, { field: Field }>;

const of = <Field extends keyof Findable>(findings: readonly PlacedFinding[], field: Field): Of<Field>[] =>
  findings.filter((finding): finding is Of<Field> => finding.field === field);

/** Determines the energy of a day from everything that was said about it, in the order of the text. */
export function resolveDailyEnergy(
  findings: readonly PlacedFinding[],
  goal: FitnessGoal | undefined,
): ResolvedEnergy {
  const said = of(findings, 'dailyCalorieTarget');
  const pairs = said.map((one, index) => ({ one, next: said[index + 1] }));
  const [corrected, left] = [true, false].map((isGone) =>
    pairs.filter(({ one, next }) => isCorrected(findings, one, next) === isGone),
  );
  const notes = (corrected ?? []).flatMap(({ one, next }) =>
    next && one.value !== next.value
      ? [`“${next.quote}” was used, not “${one.quote}”: the later one counts.`]
      : [],
  );
  const all = (left ?? []).map(({ one }) => one);
  const energy = all.length === 0 ? balanceOf(findings, goal) : oneOf(all, findings);
  return { ...energy, notes: [...notes, ...energy.notes] };
}

/** The maximum number of words between an energy and its correction. */
const MAX_WORDS_BETWEEN = 5;

const isCorrected = (
  findings: readonly PlacedFinding[],
  one: PlacedFinding,
  next: PlacedFinding | undefined,
) =>
  next !== undefined &&
  next.start - one.end <= MAX_WORDS_BETWEEN &&
  of(findings, 'isCorrected').some(({ start, end }) => start >= one.end && end <= next.start);

/** With two energies, nobody can tell whose plan it is. */
function oneOf(all: Of<'dailyCalorieTarget'>[], findings: readonly PlacedFinding[]): ResolvedEnergy {
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return { notes: [], notTaken: [] };
  const values = [...new Set(all.map(({ value }) => value))];
  if (values.length === 1) return { calories: markedAs(last), notes: [], notTaken: unused(findings) };
  const quotes = all.map(({ value, quote }) => (quote.includes(String(value)) ? quote : `${value} kcal`));
  const words = [...new Set(quotes)].join(' / ');
  const why = `These are different calorie targets for one plan: ${values.join(' or ')} kcal? Please choose one.`;
  return {
    calories: { value: first.value, from: 'assumed', why: `The first of “${words}”.` },
    notes: [],
    notTaken: [{ words, why, mustAsk: true }],
  };
}

const markedAs = ({ value, why, quote }: Of<'dailyCalorieTarget'>): Marked<number> => {
  if (why === null) return { value, from: 'text', quote };
  return quote === '' ? { value, from: 'assumed', why } : { value, from: 'assumed', why, quote };
};

const burnedIn = (findings: readonly PlacedFinding[]) => [
  ...of(findings, 'burnedCalories'),
  ...of(findings, 'maintenanceCalories'),
];

const unused = (findings: readonly PlacedFinding[]): NotTaken[] =>
  [...burnedIn(findings), ...of(findings, 'energyDifference')].map(({ quote }) => ({
    words: quote,
    why: 'The plan already has calories.',
    mustAsk: false,
  }));

/** Combines the burned energy with the difference that the plan should have. */
function balanceOf(findings: readonly PlacedFinding[], goal: FitnessGoal | undefined): ResolvedEnergy {
  const burned = burnedIn(findings).at(-1);
  const difference = of(findings, 'energyDifference').at(-1);
  if (!burned) return { notes: [], notTaken: [] };
  if (!difference) return burnedAlone(burned, goal);
  const { value, isPart } = difference.value;
  const target = Math.round(burned.value + (isPart ? burned.value * value : value));
  const quote = `${burned.quote}, ${difference.quote}`;
  if (!isWithin(target, 'dailyCalorieTarget')) {
    const why = `That is ${target} kcal. A plan’s day has from ${LIMITS.dailyCalorieTarget.join(' to ')} kcal.`;
    return { notes: [], notTaken: [{ words: quote, why, mustAsk: true }] };
  }
  const why = `“${quote}” is ${target} kcal.`;
  return { calories: { value: target, from: 'assumed', why, quote }, notes: [], notTaken: [] };
}

/** Without a difference, eating the burned energy maintains the weight. */
function burnedAlone(
  { field, value, quote }: Of<'burnedCalories'> | Of<'maintenanceCalories'>,
  goal: FitnessGoal = 'maintenance',
): ResolvedEnergy {
  if (field === 'burnedCalories' || goal !== 'maintenance' || !isWithin(value, 'dailyCalorieTarget')) {
    const why = 'That is how much someone burns. Please say how many calories the plan should have.';
    return { notes: [], notTaken: [{ words: quote, why, mustAsk: true }] };
  }
  const why = `“${quote}” was used as the target.`;
  return {
    calories: { value, from: 'assumed', why, quote },
    goal: { value: 'maintenance', from: 'assumed', why, quote },
    notes: [],
    notTaken: [],
  };
}
