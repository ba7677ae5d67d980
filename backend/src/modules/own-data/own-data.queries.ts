import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Snapshot } from '../../platform/database/long-reads.js';
import { erasureStatements, type OwnDataPart } from '../../platform/own-data/own-data.js';
import type { ErasedAccount } from '../users/index.js';

export interface OwnFile {
  name: string;
  key: string;
}

const asLines = (rows: string): string => `select row_to_json(kept)::text as line from (${rows}) as kept`;

/** One row of the columns of a statement, whether it finds anything or not. The planner never runs the statement itself. */
const emptyRow = (rows: string): string =>
  `select nothing.* from (values (1)) as one left join (select * from (${rows}) as kept where false) as nothing on true`;

/** Runs the statements with which the owners of tables say what is kept of a user, and what leaves with them. */
@Injectable()
export class OwnDataQueries {
  constructor(private readonly em: EntityManager) {}

  /** Reads the rows of a part as JSON, some at a time. */
  async *rows(snapshot: Snapshot, { rows }: OwnDataPart, userId: string): AsyncGenerator<string> {
    for await (const lines of snapshot.lines(asLines(rows), { userId })) yield* lines;
  }

  async columns(snapshot: Snapshot, { rows }: OwnDataPart, userId: string): Promise<string[]> {
    for await (const [line] of snapshot.lines(asLines(emptyRow(rows)), { userId }))
      if (line) return Object.keys(JSON.parse(line));
    return [];
  }

  async *files(snapshot: Snapshot, { files }: OwnDataPart, userId: string): AsyncGenerator<OwnFile> {
    if (!files) return;
    for await (const lines of snapshot.lines(asLines(files), { userId }))
      for (const line of lines) yield JSON.parse(line);
  }

  /** Must run in the transaction that deletes the account, before it is deleted. */
  async erase({ userId, email, name }: ErasedAccount, heir: string | null): Promise<void> {
    const values: Record<string, string | null> = { userId, email, name, heir };
    for (const statement of erasureStatements()) {
      const named = Object.keys(values).filter((one) => statement.includes(`:${one}`));
      await this.em.execute(statement, Object.fromEntries(named.map((one) => [one, values[one]])));
    }
  }
}
