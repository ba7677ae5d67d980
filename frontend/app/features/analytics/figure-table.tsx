import { DataTable } from '~/ui';

export type Figure = {
  label: string;
  /** Null is what nothing has measured. */
  value: string | null;
  definition: string | undefined;
};

type FigureTableProps = { caption: string; figures: readonly Figure[] };

/** Lists figures, each with what it means. */
export function FigureTable({ caption, figures }: FigureTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={figures}
      rowKey={({ label }) => label}
      columns={[
        {
          key: 'figure',
          header: 'Figure',
          names: true,
          cell: ({ label, definition }) => (
            <>
              {label}
              <span className="block text-sm font-normal text-muted">{definition}</span>
            </>
          ),
        },
        {
          key: 'value',
          header: 'Value',
          align: 'end',
          bare: true,
          className: 'whitespace-nowrap',
          cell: ({ value }) =>
            value === null ? (
              <span className="text-muted">Not recorded</span>
            ) : (
              <strong className="text-lg font-semibold">{value}</strong>
            ),
        },
      ]}
    />
  );
}

/** Writes a value, or null if nothing has measured it. */
export const textOf = (value: number | null, write: (value: number) => string): string | null =>
  value === null ? null : write(value);
