import { type ChartLine, type Drawing, drawingOf } from '~/ui/charts';
import { pointText, type Series, seriesText } from './chart-texts';
import { bodyFigures, type Figure, type Range } from './measurement-view';

/** The figures of a drawing as a table: a row for each day with a cell for each line. */
export type PointTable = { labels: string[]; rows: { day: string; cells: string[] }[] };

/** One drawing with one scale, and what is written beside it. It has no points, which would make the page twice as large. */
export type Plot = {
  title: string;
  unit: string;
  figures: Figure[];
  drawing: Drawing;
  summary: string;
  table: PointTable | null;
};

export type PlottedChart = { range: Range; plots: Plot[] };

/** Draws figures of the same unit together, because figures of different units share no scale. */
export function plotsOf(series: readonly Series[], title: string, withTables: boolean): Plot[] {
  const measured = series.filter(({ points }) => points.length > 0);
  const units = [...new Set(measured.map(({ unit }) => unit))];
  return units.map((unit) =>
    plotOf(
      measured.filter((one) => one.unit === unit),
      title,
      withTables,
    ),
  );
}

function plotOf(together: readonly Series[], title: string, withTable: boolean): Plot {
  const [only, second] = together;
  return {
    title: only && !second ? only.label : title,
    unit: only?.unit ?? '',
    figures: together.map(({ figure }) => figure),
    drawing: drawingOf(together.map(lineOf)),
    summary: together.map((one) => (second ? `${one.label}: ${seriesText(one)}` : seriesText(one))).join(' '),
    table: withTable ? tableOf(together) : null,
  };
}

/** Looks are given by the order of the legend, so that a line keeps its look when others come and go. */
export const lookOfFigure = (figure: Figure): number => Math.max(bodyFigures.indexOf(figure), 0);

export const lineOf = ({ figure, label, points }: Series): ChartLine => ({
  label,
  points,
  look: lookOfFigure(figure),
});

function tableOf(together: readonly Series[]): PointTable {
  const days = [...new Set(together.flatMap(({ points }) => points.map(({ day }) => day)))].sort().reverse();
  const texts = together.map(
    ({ points, unit }) => new Map(points.map((point) => [point.day, pointText(point, unit)])),
  );
  return {
    labels: together.map(({ label }) => label),
    rows: days.map((day) => ({ day, cells: texts.map((byDay) => byDay.get(day) ?? '–') })),
  };
}
