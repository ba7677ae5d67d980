import { Injectable } from '@nestjs/common';
import { Client } from 'pg';
import Cursor from 'pg-cursor';
import { ServiceUnavailableError } from '../errors/app-error.js';
import { DatabaseConfig } from './database.config.js';
import { numberedStatement, type Values } from './sql.js';

/** The first batch is small, so that the first bytes are sent at once. */
const FIRST_ROWS = 20;
const MAX_ROWS = 2_000;

/**
 * The text that a batch of rows should have together. V8 keeps a string or an array of more than 128 kB outside of its space for
 * young objects, where it stays until the next collection of the whole heap.
 */
const BATCH_CHARACTERS = 48 * 1024;

/** A reader who takes nothing for this long loses the connection, because an old snapshot keeps dead rows from being removed. */
const SESSION_SETTINGS = [
  'statement_timeout=60s',
  'lock_timeout=3s',
  'idle_in_transaction_session_timeout=60s',
  'timezone=UTC',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** The longest time that reading a batch may take. */
const MAX_SILENCE_MS = 60_000;

/** A column `line` with the text of a row. */
interface Line {
  line: string;
}

/** Reads tables of any size in constant memory, as they were at one moment. */
export interface Snapshot {
  /** Returns the column `line` of a statement, some rows at a time. */
  lines(statement: string, values?: Values): AsyncGenerator<string[]>;
}

/**
 * Opens connections beside the pool for what reads whole tables. Such a read pauses while its reader does, and a
 * connection of the pool that pauses would be missing elsewhere.
 */
@Injectable()
export class LongReads {
  constructor(private readonly config: DatabaseConfig) {}

  /** Lets `read` use a snapshot, and closes its connection when the returned generator ends or is given up. */
  async *within<Piece>(read: (snapshot: Snapshot) => AsyncIterable<Piece>): AsyncGenerator<Piece> {
    const client = this.connection();
    let lost: Error | null = null;
    client.on('error', (error) => {
      lost = error;
    });
    await client.connect().catch(() => {
      throw new ServiceUnavailableError();
    });
    try {
      await client.query('begin transaction isolation level repeatable read read only');
      yield* read({
        lines: (statement, values) => readLines(client, numberedStatement(statement, values), () => lost),
      });
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private connection(): Client {
    return new Client({
      connectionString: this.config.DATABASE_URL,
      options: SESSION_SETTINGS,
      application_name: 'mealwright',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
  }
}

async function* readLines(
  client: Client,
  { text, values }: { text: string; values: unknown[] },
  lost: () => Error | null,
): AsyncGenerator<string[]> {
  const cursor = client.query(new Cursor<Line>(text, values));
  try {
    for (let wanted = FIRST_ROWS; ; ) {
      const broken = lost();
      if (broken) throw broken;
      const rows = await withinTime(cursor.read(wanted));
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < wanted) return;
      wanted = nextSize(rows);
    }
  } finally {
    // Closing waits for the server, which a lost connection never hears from.
    if (!lost()) await withinTime(cursor.close()).catch(() => undefined);
  }
}

/** Follows the size of the rows, which differs a thousandfold between accounts and plans. */
function nextSize(rows: readonly Line[]): number {
  const characters = rows.reduce((sum, { line }) => sum + line.length, 0);
  const fitting = Math.floor((BATCH_CHARACTERS * rows.length) / Math.max(characters, 1));
  return Math.min(Math.max(fitting, 1), MAX_ROWS);
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceUnavailableError()), MAX_SILENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
