import { createHash } from 'node:crypto';
import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Pool, type QueryResultRow, types } from 'pg';
import { NotFoundError } from '../errors/app-error.js';

/**
 * Each connection keeps the plan of each, which takes 200 kB of the database's memory: eight megabytes a connection.
 * Beyond this, one that was composed is planned when it is asked, which takes it two or three milliseconds.
 */
const MAX_COMPOSED = 40;
const MIN_USES_FOR_A_NAME = 3;
const MAX_COUNTED = 1_000;

/** An answer as the database wrote it. */
export type Json = string;

interface Statement {
  name?: string;
  /** With numbers, as the database wants it. */
  text: string;
  /** Whose values the numbers stand for. */
  names: string[];
}

/** What a statement is told, by the names that stand in it as `:name`. */
export type Values = Record<string, unknown>;

interface Settings {
  /** Put together from what is asked for: there are more of them than anyone needs often. */
  isComposed?: boolean;
}

/**
 * Single statements on the hot paths, past the mapper: prepared once per connection, on the same pool.
 * A statement here is a transaction of its own; what belongs to a use case goes through the EntityManager.
 */
@Injectable()
export class Sql {
  private pool?: Promise<Pool>;
  private readonly named = new Map<string, Statement>();
  private composed = 0;
  /** How often those without a name were asked: what is asked once takes no place from what is asked often. */
  private readonly uses = new Map<string, number>();

  constructor(private readonly orm: MikroORM) {}

  async rows<Row extends QueryResultRow>(
    text: string,
    values: Values = {},
    settings: Settings = {},
  ): Promise<Row[]> {
    this.pool ??= (this.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
    const pool = await this.pool;
    const statement = this.statementOf(text, settings);
    const result = await pool.query<Row>({
      name: statement.name,
      text: statement.text,
      values: valuesFor(statement, values),
      types,
    });
    return result.rows;
  }

  async row<Row extends QueryResultRow>(text: string, values: Values = {}): Promise<Row | undefined> {
    return (await this.rows<Row>(text, values))[0];
  }

  /** The `body` of the only row. Where there is none, what was asked about is not there for whoever asks. */
  async body(
    text: string,
    values: Values = {},
    { missing, ...settings }: Settings & { missing?: string } = {},
  ): Promise<Json> {
    const [row] = await this.rows<{ body: Json }>(text, values, settings);
    if (!row) throw new NotFoundError(missing);
    return row.body;
  }

  private statementOf(text: string, { isComposed = false }: Settings): Statement {
    const known = this.named.get(text);
    if (known) return known;
    if (isComposed && !this.deservesName(text)) return numbered(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    const statement = { ...numbered(text), name };
    this.named.set(text, statement);
    if (isComposed) this.composed += 1;
    return statement;
  }

  private deservesName(text: string): boolean {
    if (this.composed >= MAX_COMPOSED) return false;
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.delete(text);
    if (uses >= MIN_USES_FOR_A_NAME) return true;
    this.uses.set(text, uses);
    const [oldest] = this.uses.keys();
    if (this.uses.size > MAX_COUNTED && oldest !== undefined) this.uses.delete(oldest);
    return false;
  }
}

/** Not the second colon of a cast, nor one inside a word or a text. */
const NAME = /(?<![:\w']):([a-z]\w*)/gi;

/** A name that stands in a statement several times is one value. */
function numbered(text: string): Statement {
  const names: string[] = [];
  const withNumbers = text.replaceAll(NAME, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: withNumbers, names };
}

function valuesFor({ names }: Statement, values: Values): unknown[] {
  return names.map((name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`A statement is not told :${name}`);
    return values[name];
  });
}
