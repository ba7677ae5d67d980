export type XY = { x: number; y: number };

/** The standard deviation of the weights, as a share of the width. */
const share = 1 / 15;

/**
 * Smooths points by local linear regression: each place gets the height of a straight line through its neighbors, of which near
 * ones count most. Unlike a moving mean, this neither lags behind nor flattens at the ends.
 */
export function smoothedAt(places: readonly number[], points: readonly XY[], smallestWidth: number): XY[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const width = Math.max((last.x - first.x) * share, smallestWidth);
  return places.map((x) => ({ x, y: heightAt(x, points, width) }));
}

function heightAt(x: number, points: readonly XY[], width: number): number {
  let [weights, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (const point of points) {
    const distance = point.x - x;
    const weight = Math.exp(-((distance / width) ** 2) / 2);
    weights += weight;
    sumX += weight * distance;
    sumY += weight * point.y;
    sumXX += weight * distance ** 2;
    sumXY += weight * distance * point.y;
  }
  const spread = weights * sumXX - sumX ** 2;
  // A single point, or several points at one place, have no slope.
  if (spread < 1e-9) return sumY / weights;
  return (sumXX * sumY - sumX * sumXY) / spread;
}
