import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers and actions to the end of the cell on wide screens. */
  align?: 'end';
  /** This column names the row. It is the row's header, and its title on a phone. */
  names?: boolean;
  /** Shows no label beside the cell on a phone, because its content (buttons) explains itself. */
  bare?: boolean;
  /** Stands beside the previous cell on a phone if there is room. */
  beside?: boolean;
  /**
   * Classes of header and cells: their width, so that columns of several tables line up, and whether they are
   * printed.
   */
  className?: string;
  /** The column is hidden below 1024 px. */
  wideOnly?: boolean;
};

export type DataTableProps<Row> = {
  /** Screen readers read it out. Others read the same in the heading above the table. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/**
 * A table from 640 px and a stack of labeled blocks below. The roles keep it a table for screen readers when stacked.
 */
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
