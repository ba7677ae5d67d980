import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../../platform/database/housekeeping.js';

const TABLES = { measurement: 'progress_measurements', goal: 'goals' } as const;

/** The columns that name who recorded a row. That account may have been deleted since. */
const RECORDERS = { measurement: 'recorded_by', goal: 'set_by' } as const;

const COLUMNS = `
  select quote_ident(column_name) as name from information_schema.columns
  where table_schema = current_schema() and table_name = :table`;

type Kind = keyof typeof TABLES;

interface Deleted {
  kind: Kind;
  id: string;
  customerId: string;
}

/** A deleted record, with the account that recorded it. */
export interface DeletedRow {
  content: Record<string, unknown>;
  recorderId: string | null;
}

/** Moves deleted rows aside for a day, after which nobody undoes a deletion, and back. */
@Injectable()
export class DeletedProgressQueries {
  constructor(
    private readonly em: EntityManager,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(`delete from deleted_progress where deleted_at < now() - interval '1 day'`);
  }

  /** Must run in the transaction of the use case, which has found the row and locked its customer. */
  async moveAside({ kind, id, customerId }: Deleted): Promise<void> {
    await this.em.execute(
      `with gone as (
         delete from ${TABLES[kind]} where id = :id and customer_id = :customerId returning *
       )
       insert into deleted_progress (id, customer_id, kind, content)
       select gone.id, gone.customer_id, :kind, to_jsonb(gone) from gone`,
      { kind, id, customerId },
    );
  }

  /** Takes a row out again, in the transaction that puts it back. */
  async take({ kind, id, customerId }: Deleted): Promise<DeletedRow | null> {
    const [row] = await this.em.execute<{ content: Record<string, unknown> }[]>(
      `delete from deleted_progress where id = :id and customer_id = :customerId and kind = :kind
         and deleted_at > now() - interval '1 day'
       returning content`,
      { kind, id, customerId },
    );
    const recorderId = row?.content[RECORDERS[kind]];
    return row
      ? { content: row.content, recorderId: typeof recorderId === 'string' ? recorderId : null }
      : null;
  }

  /** A column that was added since the deletion gets its default. */
  async putBack(kind: Kind, content: Record<string, unknown>, recorderId: string | null): Promise<void> {
    const columns = await this.em.execute<{ name: string }[]>(COLUMNS, { table: TABLES[kind] });
    const kept = columns.flatMap(({ name }) => (name in content ? [name] : [])).join(', ');
    await this.em.execute(
      `insert into ${TABLES[kind]} (${kept})
       select ${kept} from jsonb_populate_record(null::${TABLES[kind]}, :content::jsonb)`,
      { content: JSON.stringify({ ...content, [RECORDERS[kind]]: recorderId }) },
    );
  }
}
