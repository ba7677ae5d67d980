import type { MealType } from '../recipe.entity.js';

/**
 * A plain background with one object from the table, for recipes without a picture. Its colors suit light and dark
 * pages.
 */
export function placeholderPicture(width: number, height: number, meal: MealType | undefined): string {
  const { ground, ink, drawing } = LOOKS[meal ?? 'any'];
  const size = Math.min(width, height) * 0.5;
  const [x, y] = [(width - size) / 2, (height - size) / 2].map((at) => Math.round(at * 100) / 100);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 48 48" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg></svg>`;
}

const path = (d: string) => `<path d="${d}"/>`;

const LOOKS: Record<MealType | 'any', { ground: string; ink: string; drawing: string }> = {
  // A steaming cup.
  breakfast: {
    ground: '#f3d9bd',
    ink: '#9a5a1c',
    drawing: path(
      'M10 20h24v12a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8ZM34 23h3a5 5 0 0 1 0 10h-3M16 14c-2-2 2-4 0-7M22 14c-2-2 2-4 0-7M28 14c-2-2 2-4 0-7',
    ),
  },
  // A bowl with leaves.
  lunch: {
    ground: '#ecdfae',
    ink: '#7d6210',
    drawing: path(
      'M6 24h36a18 18 0 0 1-36 0ZM18 42h12M14 24c0-7 4-11 10-12 0 6-2 10-6 12M28 24c-1-6 2-10 9-11 1 5-1 9-5 11',
    ),
  },
  // A plate between a knife and a fork.
  dinner: {
    ground: '#c3e2d2',
    ink: '#1d6a4b',
    drawing:
      '<circle cx="24" cy="24" r="12"/><circle cx="24" cy="24" r="6.5"/>' +
      path('M6 8v9a3 3 0 0 0 6 0V8M9 8v32M40 40V8c-4 2-5 8-5 14h5'),
  },
  // An apple.
  snack: {
    ground: '#f1cfdc',
    ink: '#9b2f5c',
    drawing: path(
      'M24 16c-3-3-13-3-13 8 0 9 6 16 9 16 2 0 2-1 4-1s2 1 4 1c3 0 9-7 9-16 0-11-10-11-13-8ZM24 16c0-5 2-8 6-9',
    ),
  },
  any: {
    ground: '#d9dde1',
    ink: '#525c66',
    drawing: `<circle cx="24" cy="24" r="12"/>${path('M6 8v9a3 3 0 0 0 6 0V8M9 8v32M40 40V8c-4 2-5 8-5 14h5')}`,
  },
};
