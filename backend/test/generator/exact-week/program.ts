import type { Highs, ModelData } from 'highs';

/** A variable by its number, and how often it counts. */
export type Term = readonly [variable: number, times: number];

export interface Solved {
  /** No values of the variables cost less. Infinite if there are no values that keep all rows. */
  bound: number;
  /** The cost of the best values that were found, or null if there are none. */
  cost: number | null;
  /** The best values that were found, by number of variable. */
  values: Float64Array;
}

/** A mixed integer program whose cost is minimized, with rows that are written one by one. */
export class Program {
  private readonly costs: number[] = [];
  private readonly most: number[] = [];
  private readonly whole: number[] = [];
  private readonly bounds: { least: number; most: number }[] = [];
  private readonly starts = [0];
  private readonly indices: number[] = [];
  private readonly factors: number[] = [];

  /** Adds a variable from 0 to `most`, and returns its number. */
  variable(cost: number, { most = 1, isWhole = false }: { most?: number; isWhole?: boolean } = {}): number {
    this.most.push(most);
    this.whole.push(isWhole ? 1 : 0);
    return this.costs.push(cost) - 1;
  }

  /** Requires that the sum of the terms lies within the bounds. Each variable comes once. */
  row(
    { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number },
    terms: readonly Term[],
  ): void {
    for (const [variable, times] of terms) {
      this.indices.push(variable);
      this.factors.push(times);
    }
    this.bounds.push({ least, most });
    this.starts.push(this.indices.length);
  }

  /** Adds a variable that is the sum of the terms. */
  sum(terms: readonly Term[], { isWhole = false }: { isWhole?: boolean } = {}): number {
    const sum = this.variable(0, { most: isWhole ? 1 : Number.POSITIVE_INFINITY, isWhole });
    this.row({ least: 0, most: 0 }, [...terms, [sum, -1]]);
    return sum;
  }

  /** Makes the sum of the terms cost `weight` for each unit above `limit`, and returns how much that is. */
  excess(weight: number, limit: number, terms: readonly Term[]): Term {
    const above = this.variable(weight, { most: Number.POSITIVE_INFINITY });
    this.row({ most: limit }, [...terms, [above, -1]]);
    return [above, weight];
  }

  /** Makes the sum of the terms cost `weight` for each unit below `limit`. */
  shortfall(weight: number, limit: number, terms: readonly Term[]): Term {
    const negative = terms.map(([variable, times]): Term => [variable, -times]);
    return this.excess(weight, -limit, negative);
  }

  /** Requires that all costs together are at most this. */
  limitCost(most: number): void {
    this.row(
      { most },
      this.costs.flatMap((cost, variable): Term[] => (cost === 0 ? [] : [[variable, cost]])),
    );
  }

  /** Minimizes within so many nodes, with the variables in `fixed` at the values there. */
  solve(
    solver: Highs,
    { fixed, maxNodes }: { fixed?: ReadonlyMap<number, number>; maxNodes: number },
  ): Solved {
    return solver.withModel(this.model(fixed), (model) => {
      model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 1e-7, mip_max_nodes: maxNodes });
      const { modelStatus } = model.run();
      const isFound = model.info.get('primal_solution_status') === solver.constants.solutionStatus.feasible;
      const { infeasible, unboundedOrInfeasible } = solver.constants.modelStatus;
      const isInfeasible = modelStatus === infeasible || modelStatus === unboundedOrInfeasible;
      return {
        bound: isInfeasible ? Number.POSITIVE_INFINITY : Number(model.info.get('mip_dual_bound')),
        cost: isFound ? model.getObjectiveValue() : null,
        values: model.getSolution().colValue,
      };
    });
  }

  private model(fixed: ReadonlyMap<number, number> = new Map()): ModelData {
    const numCols = this.costs.length;
    const numRows = this.bounds.length;
    return {
      numCols,
      numRows,
      colCost: this.costs,
      colLower: Float64Array.from(this.costs, (_, variable) => fixed.get(variable) ?? 0),
      colUpper: Float64Array.from(this.most, (most, variable) => fixed.get(variable) ?? most),
      rowLower: this.bounds.map(({ least }) => least),
      rowUpper: this.bounds.map(({ most }) => most),
      integrality: Int32Array.from(this.whole),
      matrix: {
        format: 'csr',
        numRows,
        numCols,
        starts: Int32Array.from(this.starts),
        indices: Int32Array.from(this.indices),
        values: Float64Array.from(this.factors),
      },
    };
  }
}
