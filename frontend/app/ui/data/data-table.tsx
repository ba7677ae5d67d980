import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions stand at the end of their cell on a wide screen. */
  align?: 'end';
  /** This column names the row: it is the row's header, and on a phone its title. */
  names?: boolean;
  /** No name beside the cell on a phone: what it holds speaks for itself (buttons). */
  bare?: boolean;
  /** On a phone it stands beside the cell before it, where there is room. */
  beside?: boolean;
  /** Of its header and cells: how wide they are, so that columns of tables below each other stand in line, and whether they are printed. */
  className?: string;
  /** Left out below 1024 px. */
  wideOnly?: boolean;
};

export type DataTableProps<Row> = {
  /** Read by screen readers; the heading over the table says the same to everyone else. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table from 640 px, a stack of labeled blocks below. The roles keep it a table for screen readers when stacked. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: block takes a table's meaning away, the role gives it back
    <table role="table" className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {columns.map(({ key, header, align, className, wideOnly }) => (
            <th
              key={key}
              // biome-ignore lint/a11y/noRedundantRoles: as above
              role="columnheader"
              scope="col"
              className={className}
              data-align={align}
              data-wide-only={wideOnly}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, align, names, bare, beside, className, wideOnly } = column;
  if (names) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      <th role="rowheader" scope="row" className={className} data-align={align}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      role="cell"
      className={className}
      data-align={align}
      data-label={bare ? undefined : header}
      data-beside={beside}
      data-wide-only={wideOnly}
    >
      {bare ? cell(row) : <div className="min-w-0">{cell(row)}</div>}
    </td>
  );
}
