/**
 * Lines of one chart differ first by color, and from the fifth line on by dashes. Dashes are in pixels, and
 * those of a round line.
 */
const colors = ['stroke-series-1', 'stroke-series-2', 'stroke-series-3', 'stroke-series-4'] as const;
const tokens = ['--series-1', '--series-2', '--series-3', '--series-4'] as const;
const dashes = [[], [7, 6], [1, 5]] as const;

export type Look = {
  /** The class of its strokes. */
  stroke: string;
  /** The variable of its color, for what is not drawn with classes. */
  token: string;
  dashes: readonly number[];
};

export function lookOf(number: number): Look {
  const place = number % colors.length;
  return {
    stroke: colors[place] ?? colors[0],
    token: tokens[place] ?? tokens[0],
    dashes: dashes[Math.floor(number / colors.length) % dashes.length] ?? dashes[0],
  };
}

/** Writes dashes as an attribute; a line without any has none. */
export const dashArray = ({ dashes }: Look): string | undefined =>
  dashes.length > 0 ? dashes.join(' ') : undefined;
