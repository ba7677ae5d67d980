/** The same tasks as programs for the solver alone, written independently of the generator. */
const repeatCost = 0.05;

/**
 * An upper bound: all days summed up, each candidate a fractional variable. Shares of main ingredients and cuisines
 * are left out, which only raises the bound.
 */
export function boundOf(solver, problem) {
  const program = newProgram();
  const { days, rules } = problem.task.wish;
  const sums = problem.ranges.least.length;
  for (let n = 0; n < sums; n++)
    program.row(problem.ranges.least[n] * days, problem.ranges.most[n] * days, problem.ranges.unit[n]);
  const kindRows = problem.kinds.map(({ open }) => program.row(open, open));
  const mostUses = rules.maxUses * Math.ceil(days / 7);
  const recipeRows = problem.pool.ids.map(() => {
    const row = program.row(-Infinity, 1);
    program.column(-repeatCost, mostUses - 1, [[row, -1]]);
    return row;
  });
  for (const [kind, { candidates, open }] of problem.kinds.entries())
    for (const [place, recipe] of candidates.recipes.entries())
      program.column(candidates.worth[place], open, [
        ...amountsOf(problem, recipe, candidates.servings[place]),
        [kindRows[kind], 1],
        [recipeRows[recipe], 1],
      ]);
  return program.solve(solver, {}).objective;
}

/** Solves for the best day from all candidates in whole meals, none more than once. */
export function solveDay(solver, problem, day, { seconds, isAllowed = () => true, onlyFeasible = false }) {
  const program = newProgram();
  const { ranges, kinds, task } = problem;
  for (let n = 0; n < ranges.least.length; n++) program.row(ranges.least[n], ranges.most[n], ranges.unit[n]);
  const recipeRows = new Map();
  for (const [kind, { candidates }] of kinds.entries()) {
    const open = problem.days[day].filter((slot) => slot.kind === kind).length;
    const kindRow = program.row(open, open);
    for (const [place, recipe] of candidates.recipes.entries()) {
      if (!isAllowed(recipe, kind)) continue;
      if (!recipeRows.has(recipe)) recipeRows.set(recipe, program.row(-Infinity, task.wish.rules.maxUses));
      program.column(
        candidates.worth[place],
        open,
        [
          ...amountsOf(problem, recipe, candidates.servings[place]),
          [kindRow, 1],
          [recipeRows.get(recipe), 1],
        ],
        true,
      );
    }
  }
  return program.solve(solver, { seconds, onlyFeasible });
}

const amountsOf = ({ pool, ranges }, recipe, servings) =>
  Array.from(ranges.least, (_, n) => [
    n,
    (pool.amounts[pool.width * recipe + n] * servings) / ranges.unit[n],
  ]);

function newProgram() {
  const rows = { lower: [], upper: [] };
  const columns = { cost: [], upper: [], whole: [], starts: [0], indices: [], values: [] };
  return {
    row(least, most, unit = 1) {
      rows.lower.push(least / unit);
      return rows.upper.push(most / unit) - 1;
    },
    column(cost, most, entries, whole = false) {
      columns.cost.push(cost);
      columns.upper.push(most);
      columns.whole.push(whole ? 1 : 0);
      for (const [row, value] of entries) {
        columns.indices.push(row);
        columns.values.push(value);
      }
      columns.starts.push(columns.indices.length);
    },
    solve: (solver, options) => solve(solver, rows, columns, options),
  };
}

function solve(solver, rows, columns, { seconds = 300, onlyFeasible = false }) {
  const data = {
    numCols: columns.cost.length,
    numRows: rows.lower.length,
    sense: solver.constants.objectiveSense.maximize,
    colCost: columns.cost,
    colLower: new Float64Array(columns.cost.length),
    colUpper: columns.upper,
    rowLower: rows.lower,
    rowUpper: rows.upper,
    matrix: {
      format: 'csc',
      numRows: rows.lower.length,
      numCols: columns.cost.length,
      starts: Int32Array.from(columns.starts),
      indices: Int32Array.from(columns.indices),
      values: Float64Array.from(columns.values),
    },
    ...(columns.whole.includes(1) && { integrality: Int32Array.from(columns.whole) }),
  };
  return solver.withModel(data, (model) => {
    model.options.set({ output_flag: false, time_limit: seconds });
    if (onlyFeasible) model.options.set({ mip_max_improving_sols: 1 });
    const { modelStatus } = model.run();
    const { optimal, infeasible, solutionLimit } = solver.constants.modelStatus;
    return {
      isPossible: modelStatus === infeasible ? false : [optimal, solutionLimit].includes(modelStatus) || null,
      isOptimal: modelStatus === optimal,
      objective: model.getObjectiveValue(),
    };
  });
}
