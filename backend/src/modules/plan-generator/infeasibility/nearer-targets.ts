import { defaultTargets, type Totals } from '../../plan-model/index.js';
import type { Problem } from '../problem/problem.js';
import { TARGETS } from '../problem/sums.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Attempt } from '../search/make-plan.js';
import { pricesOf } from '../solver/prices.js';
import type { Solver } from '../solver/solver.js';
import type { Change } from './changes.js';

/** The solver's rounding in kcal or grams. */
const CLEARLY = 1e-3;

const UNITS: Totals = { calories: 10, protein: 1, carbs: 1, fat: 1 };

/**
 * The nearest mixture of meals is at the edge of what is possible. A step toward the usual targets leaves more room,
 * and so does one further away from the unreachable energy.
 */
const STEPS = [
  { towardsTheUsual: 0, further: 0 },
  { towardsTheUsual: 0.3, further: 0 },
  { towardsTheUsual: 1, further: 0 },
  { towardsTheUsual: 1, further: 0.07 },
  { towardsTheUsual: 1, further: 0.15 },
];

/** Alternative targets: all of them moved to what can be met, and each one alone while the others stay. */
export function nearerTargets(solver: Solver, problem: Problem, attempt: Attempt | null): Change[][] {
  const { targets } = problem.task.wish;
  const alone = TARGETS.flatMap((nutrient, n) => {
    const reached = reachedWithout(solver, problem, n);
    const rounded = reached === null ? null : roundedTo(nutrient, reached);
    if (rounded === null || rounded === targets[nutrient]) return [];
    return [
      [
        {
          rule: nutrient,
          label: `${labelOf(nutrient, rounded)} a day`,
          change: { targets: { [nutrient]: rounded } },
        },
      ],
    ];
  });
  return [allTargets(problem, attempt), ...alone].filter((steps) => steps.length > 0);
}

function allTargets(problem: Problem, attempt: Attempt | null): Change[] {
  if (attempt === null || !isFull(attempt)) return [];
  const { fitnessGoal, targets, rules } = problem.task.wish;
  const reached = TARGETS.map((_, n) => averageOf(problem, attempt, n));
  const [energy = 0] = reached;
  const away = Math.sign(energy - targets.calories);
  const steps = STEPS.map(({ towardsTheUsual: share, further }) => {
    const aim = further === 0 ? targets.calories : Math.round(energy * (1 + away * further));
    const usual = defaultTargets(fitnessGoal, aim, rules.dietaryTags);
    return TARGETS.map((nutrient, n): Amount => {
      const from = reached[n] ?? 0;
      return [nutrient, roundedTo(nutrient, from + share * (usual[nutrient] - from))];
    });
  });
  // Macros that nobody stated follow from the goal, where they leave room, before they are named.
  const isStated = ([nutrient]: Amount) => !rules.looseMacros?.some((macro) => macro === nutrient);
  const tries = [...steps.map((amounts) => amounts.filter(isStated)), ...steps];
  return unlike(tries.flatMap((amounts) => changeTo(amounts, problem)));
}

/** A target and its new amount. */
type Amount = readonly [nutrient: keyof Totals, amount: number];

const unlike = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [change.label, change])).values(),
];

function changeTo(amounts: readonly Amount[], problem: Problem): Change[] {
  const { targets } = problem.task.wish;
  const changed = amounts.filter(([nutrient, amount]) => amount !== targets[nutrient]);
  const [worst] = changed.toSorted(
    ([one, a], [other, b]) => missBy(other, b, problem) - missBy(one, a, problem),
  );
  if (worst === undefined) return [];
  const label = amounts.map(([nutrient, amount]) => labelOf(nutrient, amount)).join(', ');
  return [{ rule: worst[0], label: `${label} a day`, change: { targets: Object.fromEntries(amounts) } }];
}

/** The distance in units of the tolerance. */
const missBy = (nutrient: keyof Totals, amount: number, { task, ranges }: Problem): number =>
  Math.abs(amount - task.wish.targets[nutrient]) / (ranges.unit[TARGETS.indexOf(nutrient)] ?? 1);

const isFull = ({ state }: Attempt): boolean =>
  [...state.problem.days.keys()].every((day) =>
    state.openPlaces(day).every((index) => state.chosenAt(day, index) !== NONE),
  );

const roundedTo = (nutrient: keyof Totals, amount: number): number =>
  Math.max(0, Math.round(amount / UNITS[nutrient]) * UNITS[nutrient]);

const labelOf = (nutrient: keyof Totals, amount: number): string =>
  nutrient === 'calories' ? `${amount.toLocaleString('en-US')} kcal` : `${amount} g of ${nutrient}`;

/**
 * Returns how near a mixture of meals comes to this number on an average day while the others are met, or
 * null if that does not help.
 */
function reachedWithout(solver: Solver, problem: Problem, n: number): number | null {
  const { missing, unfilled } = pricesOf(solver, problem, n);
  if (unfilled > CLEARLY || missing.some((amount, other) => other !== n && Math.abs(amount) > CLEARLY))
    return null;
  const short = missing[n] ?? 0;
  if (Math.abs(short) < CLEARLY) return null;
  return short > 0 ? (problem.ranges.least[n] ?? 0) - short : (problem.ranges.most[n] ?? 0) - short;
}

function averageOf({ days }: Problem, { state }: Attempt, n: number): number {
  return days.reduce((sum, _, day) => sum + (state.totalsOf(day)[n] ?? 0), 0) / days.length;
}
