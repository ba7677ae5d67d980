import { darker } from '../art/paint.js';
import { box, ellipse } from '../geometry.js';
import type { Arrangement } from './arrangement.js';
import { garnish } from './bowls.js';
import type { Cook } from './cook.js';
import { type Ingredient, isGarnish } from './ingredient.js';

/** Something under a golden surface, which fills its dish to the corners. */
export const bake: Arrangement = (cook, [rx, ry]) => {
  const solid = cook.foods.filter(
    (food) => !isGarnish(food) && food.role !== 'creamy' && food.role !== 'sauce',
  );
  const lid = solid.find(({ cut, role }) => cut === 'mash' && role !== 'fruit');
  if (lid) pieLid(cook, lid, [rx, ry]);
  else crust(cook, solid, [rx, ry]);
  for (const leaf of cook.of('leaf')) cook.sprinkle(leaf, { x: 0, y: 0 }, [rx * 0.6, ry * 0.5], 5, 0.8);
  garnish(cook, { x: 0, y: 0 }, [rx * 0.7, ry * 0.6]);
};

function fillDish(cook: Cook, [shade, color]: readonly string[], [rx, ry]: readonly [number, number]): void {
  cook.scene.add(
    { d: box(0, 2, rx * 2 + 16, ry * 2 + 8, 38), ...(shade && { fill: shade }) },
    { d: box(0, 6, rx * 2 + 2, ry * 2 - 8, 32), ...(color && { fill: color }) },
  );
}

function crust(cook: Cook, solid: Ingredient[], [rx, ry]: readonly [number, number]): void {
  fillDish(cook, cook.groundColors, [rx, ry]);
  const pieces = solid.filter(({ isHeap, role }) => !isHeap && role !== 'leaf');
  for (const [index, heap] of solid
    .filter(({ isHeap }) => isHeap)
    .slice(0, 2)
    .entries())
    cook.heap(heap, { x: index ? 62 : -56, y: index ? 22 : -14 }, [rx * 0.5, ry * 0.56]);
  const scale = (pieces[0]?.size ?? 0) > 60 ? 0.72 : 1;
  cook.pile(pieces, { x: 0, y: 0 }, [rx * 1.08, ry * 1.06], { cover: 0.85, most: 28, scale });
  const [shade, color, light] = cook.groundColors;
  cook.scene.add({ d: box(0, 4, rx * 2, ry * 2 - 6, 34), fill: color, opacity: 0.45 });
  const streaks = (count: number, width: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [cook.between(-rx, rx) * 0.88, cook.between(-ry, ry) * 0.84];
      return `M${Math.round(x - width / 2)} ${Math.round(y)}q${Math.round(width * 0.45)}-16 ${width}-2`;
    }).join('');
  cook.scene.add(
    { d: streaks(8, 42), stroke: light, width: 8, opacity: 0.6 },
    { d: streaks(7, 26), stroke: darker(shade, 0.1), width: 9, opacity: 0.4 },
  );
  cook.pile(pieces, { x: 0, y: 0 }, [rx * 0.8, ry * 0.74], { cover: 0.55, most: 12, scale });
}

/** Mashed vegetables with the marks of a fork. In one corner, one sees what is below. */
function pieLid(cook: Cook, lid: Ingredient, [rx, ry]: readonly [number, number]): void {
  const [edge, flesh, accent] = lid.colors;
  fillDish(cook, ['#7d4a2c', '#9a5c36'], [rx, ry]);
  const waves = (y: number) => `M${-rx + 26} ${y}${'q13-22 26 0t26 0'.repeat(5)}`;
  const rows = [-84, -56, -28, 0, 28, 56, 84].map(waves).join('');
  cook.scene.add(
    { d: box(0, 2, rx * 2 - 10, ry * 2 - 14, 54), fill: edge, stroke: darker(edge, 0.2), width: 4 },
    { d: box(0, 0, rx * 2 - 26, ry * 2 - 30, 46), fill: flesh },
    { d: rows, stroke: '#b9742a', width: 13, opacity: 0.5 },
    { d: rows, stroke: accent, width: 5 },
  );
  const at = { x: rx - 56, y: ry - 44 };
  cook.scene.add(
    { d: ellipse(at.x, at.y, 70, 52), fill: '#7d4a2c', stroke: darker(edge, 0.2), width: 4 },
    { d: ellipse(at.x + 4, at.y + 4, 60, 42), fill: '#a2643a' },
  );
  const below = cook.foods.filter((food) => food !== lid && food.role !== 'herb').slice(0, 4);
  const pieces = below.filter(({ isHeap }) => !isHeap);
  for (const heap of below.filter(({ isHeap }) => isHeap).slice(0, 1)) cook.heap(heap, at, [52, 36]);
  const widest = Math.max(1, ...pieces.map(({ size }) => size));
  cook.pile(pieces, at, [54, 38], { cover: 0.9, most: 12, scale: Math.min(1, 24 / widest) });
}
