/** A part of what is kept of a user: a table of the file that they can download, and what leaves with them. */
export interface OwnDataPart {
  /** The name of its files, such as `measurements`. */
  name: string;
  /** Says in the file what it is. */
  about: string;
  /** The tables of which this part gives the user's rows. */
  tables: readonly string[];
  /** A select of the user `:userId`. Its columns are those of the table. It contains no secret. */
  rows: string;
  /** A select `(name, key)` of the user's files in storage. */
  files?: string;
  /**
   * Statements that run before the account is deleted, for what no foreign key deletes with it. They know `:userId`,
   * `:email`, `:name`, and `:heir`, the account that stands for deleted ones.
   */
  onErasure?: readonly string[];
}

interface Withheld {
  tables: readonly string[];
  /** Why a user does not get these rows. */
  because: string;
}

const parts: OwnDataPart[] = [];
const withheld: Withheld[] = [];
const leftovers: string[] = [];

/** Each owner of tables with rows of users calls this beside the statements, in its `own-data.sql.ts`. */
export function keepsOfUsers(...kept: OwnDataPart[]): void {
  parts.push(...kept);
}

/** Names rows of users that nobody gets, because they are secrets or say nothing. */
export function withholds(...rows: Withheld[]): void {
  withheld.push(...rows);
}

/** Registers statements for what names an account without belonging to it. They run when the account is erased. */
export function leavesBehind(...statements: string[]): void {
  leftovers.push(...statements);
}

/** All statements that run before an account is deleted. */
export const erasureStatements = (): string[] => [
  ...parts.flatMap(({ onErasure = [] }) => onErasure),
  ...leftovers,
];

export const ownDataParts = (): readonly OwnDataPart[] => parts;

export const withheldTables = (): string[] => withheld.flatMap(({ tables }) => tables);
