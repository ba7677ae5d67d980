import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from '../database/sql.js';
import { ServiceUnavailableError } from '../errors/app-error.js';
import type { Log } from '../logging/log.js';
import type { OpenedFile, Storage, StoredFile } from './storage.js';

/** A kind of row that has files in storage, under names made of its ID. */
export interface FileOwner {
  /** The name of such a file in the log: "a photo". */
  what: string;
  keysOf: (id: string) => readonly string[];
  /** The table of the IDs whose files no row has. A trigger adds to it when a row is deleted. */
  abandonedIn: string;
  /** An interval of SQL within which files are written and get their row. */
  adoptedWithin: string;
  /**
   * A condition of SQL for files that have a row although `f.id` is among the abandoned. Jobs need it: a second worker may
   * expect a file that the first one has finished meanwhile.
   */
  isKept?: string;
}

export interface Tools {
  em: EntityManager;
  sql: Sql;
  storage: Storage;
  log: Log;
}

/**
 * Keeps files for as long as a row has them. Files without one have a row in the table of the abandoned: from before the
 * first byte is written until a row adopts them, and again when that row is deleted. So no file is left behind, whenever
 * this process dies.
 */
export class RowFiles {
  private readonly statements: ReturnType<typeof statementsFor>;

  constructor(
    private readonly owner: FileOwner,
    private readonly tools: Tools,
  ) {
    this.statements = statementsFor(owner);
  }

  /** Has files written that count as abandoned until they are adopted. */
  async keep(id: string, write: (storage: Storage) => Promise<void>): Promise<void> {
    await this.tools.sql.rows(this.statements.expect, { id });
    try {
      await write(this.tools.storage);
    } catch (error) {
      this.tools.log.error({ err: error, id }, `${this.owner.what} could not be stored`);
      await this.abandon(id);
      throw new ServiceUnavailableError();
    }
  }

  /** Must run in the transaction that writes the row. Refuses if the files have been removed because it took too long. */
  async adopt(id: string): Promise<void> {
    const adopted = await this.tools.em.execute<unknown[]>(this.statements.adopt, { id });
    if (adopted.length === 0) throw new ServiceUnavailableError();
  }

  /** Gives up files that no row will have. */
  async abandon(id: string): Promise<void> {
    await this.tools.sql.rows(this.statements.abandon, { id });
    void this.sweep();
  }

  /** Returns null if the file is lost. */
  read(key: string): Promise<StoredFile | null> {
    return this.tools.storage.get(key).catch((error) => this.refuseToRead(error));
  }

  /** Does the same for a file that is sent while it is read. */
  open(key: string): Promise<OpenedFile | null> {
    return this.tools.storage.open(key).catch((error) => this.refuseToRead(error));
  }

  /**
   * Removes abandoned files, after rows that are due to end. Every copy of the backend does this, and skips what another
   * copy has locked.
   */
  async sweep(endRows?: () => Promise<void>): Promise<void> {
    try {
      await endRows?.();
      while (await this.removeOne()) {}
    } catch (error) {
      this.tools.log.warn(
        { err: error },
        `the sweep after ${this.owner.what} failed and will be tried again`,
      );
    }
  }

  private refuseToRead(error: unknown): never {
    this.tools.log.error({ err: error }, `${this.owner.what} could not be read`);
    throw new ServiceUnavailableError();
  }

  private removeOne(): Promise<boolean> {
    const { em } = this.tools;
    return em.fork().transactional(async () => {
      const [next] = await em.execute<{ id: string; isKept: boolean }[]>(this.statements.takeNext);
      if (!next) return false;
      const isDone = next.isKept || (await this.isRemoved(next.id));
      await em.execute(isDone ? this.statements.forget : this.statements.putOff, { id: next.id });
      return true;
    });
  }

  private async isRemoved(id: string): Promise<boolean> {
    try {
      for (const key of this.owner.keysOf(id)) await this.tools.storage.delete(key);
      return true;
    } catch (error) {
      this.tools.log.warn(
        { err: error, id },
        `${this.owner.what} could not be removed and will be tried again`,
      );
      return false;
    }
  }
}

function statementsFor({ abandonedIn: table, adoptedWithin, isKept }: FileOwner) {
  const dueNow = `insert into ${table} (id, due_at) values (:id, now()) on conflict (id) do update set due_at = now()`;
  return {
    expect: `
      insert into ${table} (id, due_at) values (:id, now() + interval '${adoptedWithin}')
      on conflict (id) do update set due_at = excluded.due_at`,
    adopt: `delete from ${table} where id = :id returning id`,
    // Files that were adopted must not be abandoned if nothing tells which files have a row.
    abandon: isKept ? dueNow : `update ${table} set due_at = now() where id = :id`,
    takeNext: `
      select f.id, ${isKept ?? 'false'} as "isKept"
      from ${table} f where f.due_at <= now() order by f.due_at limit 1 for update of f skip locked`,
    forget: `delete from ${table} where id = :id`,
    // Files that cannot be removed do not block the others.
    putOff: `update ${table} set due_at = now() + interval '10 minutes' where id = :id`,
  };
}
