import { jsonTime } from './json-time.sql.js';

/** An expression for a moment, which answers write otherwise than PostgreSQL does. */
interface MomentExpression {
  moment: string;
}

export const moment = (expression: string): MomentExpression => ({ moment: expression });

type Expressions<Row> = { readonly [Name in keyof Row]: string | MomentExpression };

/** A list as one array for each property, all in the same order, or null where nothing is in the list. */
export type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] | null };

/**
 * The SQL expression for each property of an answer. Lists are read as one array for each property:
 * PostgreSQL finds out how to write a value once for an array, but anew for each value of each object, which
 * takes longer than all the rest of a statement (decision 12).
 */
export class RowShape<Row extends object> {
  private readonly names: readonly (keyof Row & string)[];

  constructor(private readonly expressions: Expressions<Row>) {
    this.names = Object.keys(expressions) as (keyof Row & string)[];
  }

  /** Selects a single row as an object. */
  object(): string {
    return objectOf(this.names, (name) => {
      const expression = this.expressions[name];
      return typeof expression === 'string' ? expression : jsonTime(expression.moment);
    });
  }

  /**
   * Selects all rows as `Columns`, in the order of an expression or in any. All arrays have the same order, so PostgreSQL
   * sorts once.
   */
  columns(order?: string): string {
    const by = order ? ` order by ${order}` : '';
    return objectOf(this.names, (name) => {
      const expression = this.expressions[name];
      const value = typeof expression === 'string' ? expression : expression.moment;
      return `json_agg(${value}${by})`;
    });
  }

  /** Returns the rows of what `columns` has selected. */
  rows(columns: Columns<Row>): Row[] {
    const [first] = this.names;
    const length = (first && columns[first]?.length) ?? 0;
    const rows = Array.from({ length }, () => ({}) as Row);
    for (const name of this.names) {
      const values = this.valuesOf(name, columns);
      rows.forEach((row, place) => {
        row[name] = values[place] as Row[typeof name];
      });
    }
    return rows;
  }

  private valuesOf(name: keyof Row & string, columns: Columns<Row>): readonly unknown[] {
    const values = columns[name] ?? [];
    return typeof this.expressions[name] === 'string'
      ? values
      : values.map((value) => inMilliseconds(value as string | null));
  }
}

const objectOf = <Name extends string>(
  names: readonly Name[],
  expressionOf: (name: Name) => string,
): string => `json_build_object(${names.map((name) => `'${name}', ${expressionOf(name)}`).join(', ')})`;

/** In JSON, PostgreSQL writes microseconds without zeros at their end, such as 2026-11-28T01:06:18.5+00:00. */
function inMilliseconds(value: string | null): string | null {
  if (value === null) return null;
  const fraction = value.slice(20, -'+00:00'.length);
  return `${value.slice(0, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
