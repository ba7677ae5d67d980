import { createHash } from 'node:crypto';
import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Pool, type QueryResultRow, types } from 'pg';

/**
 * Each connection keeps the plan of each: of those that are put together from what is asked for, there are more than
 * anybody needs often. Beyond this, a statement is planned when it is asked.
 */
const MOST_PREPARED = 500;

/**
 * Single statements on the hot paths, past the mapper: prepared once per connection, on the same pool.
 * A statement here is a transaction of its own; what belongs to a use case goes through the EntityManager.
 */
@Injectable()
export class Sql {
  private pool?: Promise<Pool>;
  private readonly names = new Map<string, string>();

  constructor(private readonly orm: MikroORM) {}

  async rows<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    this.pool ??= (this.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
    const pool = await this.pool;
    const result = await pool.query<Row>({ name: this.nameOf(text), text, values, types });
    return result.rows;
  }

  async row<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(text, values))[0];
  }

  private nameOf(text: string): string | undefined {
    let name = this.names.get(text);
    if (!name && this.names.size < MOST_PREPARED) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
      this.names.set(text, name);
    }
    return name;
  }
}
