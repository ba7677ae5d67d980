import { createHash } from 'node:crypto';
import { type EntityManager, MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Pool, type QueryResultRow, types } from 'pg';
import { NotFoundError } from '../errors/app-error.js';
import { transactionOf } from './transaction-of.js';

/**
 * Each connection caches a plan per named statement, at about 200 kB of database memory: 8 MB per connection at most.
 * Composed statements beyond this number are planned on each call, which takes two or three milliseconds.
 */
const MAX_COMPOSED = 40;
const MIN_USES_FOR_A_NAME = 3;
const MAX_COUNTED = 1_000;

/** JSON text exactly as the database produced it. */
export type Json = string;

interface Statement {
  name?: string;
  /** The statement with numbered parameters, as PostgreSQL expects it. */
  text: string;
  /** The parameter names in the order of their numbers. */
  names: string[];
}

/** The values of a statement by the names that it uses as `:name`. */
export type Values = Record<string, unknown>;

interface Settings {
  /**
   * It is set for statements that are assembled at run time. They have too many variants for all of them to stay
   * prepared.
   */
  isComposed?: boolean;
}

/**
 * Runs single statements on the hot paths without the mapper. They are prepared once per connection of the shared
 * pool. Each is its own transaction, so what belongs to a use case goes through the EntityManager instead.
 */
@Injectable()
export class Sql {
  private pool?: Promise<Pool>;
  private readonly named = new Map<string, Statement>();
  private composed = 0;
  /**
   * Counts the uses of composed statements without a name, so that rare ones do not take the place of frequent ones.
   */
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

  /** Runs such a statement within the transaction of a use case, for the rare case in which it is a part of one. */
  async rowWithin<Row extends QueryResultRow>(
    em: EntityManager,
    text: string,
    values: Values,
  ): Promise<Row | undefined> {
    const statement = numberedStatement(text, values);
    const transaction = transactionOf(em, 'The statement must run');
    const { rows } = await transaction.executeSql(statement.text, statement.values);
    return rows[0] as Row | undefined;
  }

  /**
   * Returns the `body` of the only row. If there is none, the caller may not see what they asked for, and gets a 404.
   */
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

/** Does not match the second colon of a cast or a colon within a word or text. */
const NAME = /(?<![:\w']):([a-z]\w*)/gi;

/** A name that occurs several times in a statement becomes one parameter. */
function numbered(text: string): Statement {
  const names: string[] = [];
  const withNumbers = text.replaceAll(NAME, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: withNumbers, names };
}

/** A statement with numbered parameters and their values, for code that has a connection of its own. */
export function numberedStatement(text: string, values: Values = {}): { text: string; values: unknown[] } {
  const statement = numbered(text);
  return { text: statement.text, values: valuesFor(statement, values) };
}

function valuesFor({ names }: Statement, values: Values): unknown[] {
  return names.map((name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`A statement is not told :${name}`);
    return values[name];
  });
}
