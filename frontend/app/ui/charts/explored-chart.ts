import { Chart, LinearScale, LineController, LineElement, PointElement, type Tick, Tooltip } from 'chart.js';
import { dayNumber, dayTicks } from './day-ticks';
import { type ChartLine, curveOf } from './drawing';
import { lookOf } from './looks';

Chart.register(LineController, LineElement, PointElement, LinearScale, Tooltip);

export type ExploredChart = {
  /** Marks the points of a day. */
  mark(day: string): void;
  /** Returns the number of the day below a place of the window. */
  dayAt(clientX: number): number | undefined;
  destroy(): void;
};

/** Draws every line as faint points with a smoothed curve, in the colors of the page. */
export function drawExplored(
  canvas: HTMLCanvasElement,
  { unit, lines }: { unit: string; lines: readonly ChartLine[] },
): ExploredChart {
  const chart = new Chart(canvas, {
    type: 'line',
    data: { datasets: lines.flatMap((line) => [pointsOf(line, canvas), curveFor(line, canvas)]) },
    options: optionsOf(canvas, unit),
  });
  return {
    mark: (day) => mark(chart, lines, day),
    dayAt: (clientX) => chart.scales.x?.getValueForPixel(clientX - canvas.getBoundingClientRect().left),
    destroy: () => chart.destroy(),
  };
}

const colorOf = (canvas: Element, token: string): string =>
  getComputedStyle(canvas).getPropertyValue(token).trim();

/** The opacity of points, behind a color as the tokens write it: #047857. */
const faint = '66';

/** The points and the curve of a line are datasets of their own, the points first. */
const datasetsOfLine = 2;

function pointsOf({ label, points, look = 0 }: ChartLine, canvas: Element) {
  const color = colorOf(canvas, lookOf(look).token);
  return {
    label,
    data: points.map(({ day, value }) => ({ x: dayNumber(day), y: value })),
    showLine: false,
    pointRadius: 2,
    pointHoverRadius: 6,
    pointBackgroundColor: `${color}${faint}`,
    pointBorderWidth: 0,
    pointHoverBackgroundColor: color,
  };
}

function curveFor({ points, look: number = 0 }: ChartLine, canvas: Element) {
  const look = lookOf(number);
  return {
    data: curveOf(points),
    pointRadius: 0,
    borderColor: colorOf(canvas, look.token),
    borderWidth: 2.5,
    borderDash: [...look.dashes],
    cubicInterpolationMode: 'monotone' as const,
  };
}

function optionsOf(canvas: Element, unit: string) {
  const [muted, line, ink, surface] = ['--muted', '--line', '--ink', '--surface'].map((token) =>
    colorOf(canvas, token),
  );
  const font = { family: getComputedStyle(canvas).fontFamily, size: 12 };
  return {
    animation: false as const,
    maintainAspectRatio: false,
    // Pointers and keys choose the day outside of the library, so that both do the same.
    events: [],
    scales: {
      x: {
        type: 'linear' as const,
        grid: { display: false },
        border: { color: line },
        afterBuildTicks: (axis: { min: number; max: number; ticks: Tick[] }) => {
          const ticks = dayTicks(Math.ceil(axis.min), Math.floor(axis.max));
          axis.ticks = ticks.map(({ day, label }) => ({ value: day, label }));
        },
        ticks: {
          color: muted,
          font,
          maxRotation: 0,
          callback: (_: number | string, place: number, ticks: Tick[]) => ticks[place]?.label,
        },
      },
      y: {
        grid: { color: line },
        border: { display: false },
        ticks: { color: muted, font, maxTicksLimit: 6 },
      },
    },
    plugins: {
      tooltip: {
        backgroundColor: ink,
        titleColor: surface,
        bodyColor: surface,
        titleFont: font,
        bodyFont: font,
        callbacks: {
          title: ([item]: { parsed: { x: number | null } }[]) => (item ? dayText(item.parsed.x ?? 0) : ''),
          label: (item: { dataset: { label?: string }; parsed: { y: number | null } }) =>
            `${item.dataset.label}: ${item.parsed.y} ${unit}`,
        },
      },
    },
  };
}

function mark(chart: Chart<'line', { x: number; y: number }[]>, lines: readonly ChartLine[], day: string) {
  const marked = lines.flatMap(({ points }, line) => {
    const index = points.findIndex((point) => point.day === day);
    return index < 0 ? [] : [{ datasetIndex: line * datasetsOfLine, index }];
  });
  chart.setActiveElements(marked);
  chart.tooltip?.setActiveElements(marked, { x: 0, y: 0 });
  chart.update('none');
}

const msOfDay = 86_400_000;

const dayText = (day: number): string => dayFormat.format(day * msOfDay);

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
