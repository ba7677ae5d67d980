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
  private readonly names = new Map<string, string>();
  private composed = 0;
  /** How often those without a name were asked: what is asked once takes no place from what is asked often. */
  private readonly uses = new Map<string, number>();

  constructor(private readonly orm: MikroORM) {}

  async rows<Row extends QueryResultRow>(
    text: string,
    values: unknown[] = [],
    statement: Statement = {},
  ): Promise<Row[]> {
    this.pool ??= (this.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
    const pool = await this.pool;
    const result = await pool.query<Row>({ name: this.nameOf(text, statement), text, values, types });
    return result.rows;
  }

  async row<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(text, values))[0];
  }

  /** The `body` of the only row. Where there is none, what was asked about is not there for whoever asks. */
  async body(
    text: string,
    values: unknown[] = [],
    { missing, ...statement }: Statement & { missing?: string } = {},
  ): Promise<Json> {
    const [row] = await this.rows<{ body: Json }>(text, values, statement);
    if (!row) throw new NotFoundError(missing);
    return row.body;
  }

  private nameOf(text: string, { isComposed = false }: Statement): string | undefined {
    const known = this.names.get(text);
    if (known || (isComposed && !this.deservesName(text))) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    this.names.set(text, name);
    if (isComposed) this.composed += 1;
    return name;
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
