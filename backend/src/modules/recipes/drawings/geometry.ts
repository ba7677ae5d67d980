/** Returns numbers from 0 to 1 that look random and are always the same for the same seed. */
export type Random = () => number;

export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);

export interface Point {
  x: number;
  y: number;
}

const n = Math.round;

/* Paths as SVG writes them. All numbers are whole: one unit is a third of a pixel on a card. */

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${2 * n(rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${-2 * n(rx)} 0z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const line = (...points: [x: number, y: number][]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** A rectangle with round corners around a center. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [n(width), n(height), n(radius)];
  const [across, down] = [w - 2 * r, h - 2 * r];
  return `M${n(x - w / 2) + r} ${n(y - h / 2)}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`;
}

/** A closed and smooth line whose corners are rounded at the middle of each side. */
export function smooth(points: readonly Point[]): string {
  const middle = (at: number): Point => {
    const [a, b] = [points[at % points.length] as Point, points[(at + 1) % points.length] as Point];
    return { x: n((a.x + b.x) / 2), y: n((a.y + b.y) / 2) };
  };
  const start = middle(0);
  const sides = points.map((_, index) => {
    const corner = points[(index + 1) % points.length] as Point;
    const end = middle(index + 1);
    return `Q${n(corner.x)} ${n(corner.y)} ${end.x} ${end.y}`;
  });
  return `M${start.x} ${start.y}${sides.join('')}z`;
}

interface BlobLook {
  corners?: number;
  /** The share of its radius by which the radius varies. */
  wobble?: number;
}

/** An uneven ellipse, as heaps, sauces, and minced meat have it. */
export function blob(
  random: Random,
  { x, y }: Point,
  [rx, ry]: readonly [number, number],
  { corners = 9, wobble = 0.12 }: BlobLook = {},
): string {
  const turn = random() * Math.PI;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * 2 * Math.PI;
    // The corners of a smooth line lie outside of it.
    const reach = (1 + between(random, -wobble, wobble)) * 1.06;
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
  });
  return smooth(points);
}
