import { GROUNDS, type GroundName } from '../art/grounds.js';
import { spread } from '../art/heaps.js';
import { heapFormOf, PIECES, type PieceName, pieceFormOf, type Role } from '../art/look.js';
import { darker } from '../art/paint.js';
import type { Colors, PieceForm } from '../art/pieces-cut.js';
import { between, blob, type Point, type Random, randomOf } from '../geometry.js';
import type { Scene } from '../scene.js';
import { countsOf, distance, interleaved, shuffle } from './counts.js';
import type { Ingredient } from './ingredient.js';

/** Places foods on a scene. Everything random follows from the text of the drawing. */
export class Cook {
  readonly random: Random;
  /** Whether there is a sauce or a liquid. */
  readonly hasGround: boolean;
  readonly isIced: boolean;
  /** Whether it is a porridge or a pudding. */
  readonly isGrainy: boolean;
  private readonly ground: Colors;

  constructor(
    readonly scene: Scene,
    readonly foods: readonly Ingredient[],
    ground: GroundName,
    seed: string,
  ) {
    this.isGrainy = ground === 'oatmeal' || ground === 'coconut' || ground === 'chia';
    this.isIced = ground === 'coffee' || ground === 'chocolate';
    this.hasGround = ground !== 'none';
    this.random = randomOf(seed);
    this.ground = GROUNDS[ground];
  }

  of(...roles: Role[]): Ingredient[] {
    return this.foods.filter(({ role }) => roles.includes(role));
  }

  except(...roles: Role[]): Ingredient[] {
    return this.foods.filter(({ role }) => !roles.includes(role));
  }

  between(least: number, most: number): number {
    return between(this.random, least, most);
  }

  /** Puts a piece down. Uneven foods have two different pieces. */
  put(food: Ingredient, { x, y }: Point, { turn, scale = 1 }: { turn?: number; scale?: number } = {}): void {
    const form = pieceFormOf(food.form);
    if (!form) {
      this.heap(food, { x, y }, [34 * scale, 30 * scale]);
      return;
    }
    const variant = this.random() < 0.5 ? 'a' : 'b';
    const isUneven = form.length > 1;
    const symbol = `${food.look}-${food.form}${isUneven ? variant : ''}`;
    this.scene.place(symbol, () => form(food.colors, randomOf(symbol)), {
      x,
      y,
      turn: turn ?? this.between(0, 360),
      scale: scale * food.scale,
    });
  }

  /** Puts down something made of the ground, such as a muffin. */
  make(form: PieceName, { x, y }: Point, { turn = 0, scale = 1, colors = this.ground }: Made = {}): void {
    const isVaried = PIECES[form].length > 1 && this.random() < 0.5;
    const symbol = `${colors[1]}-${form}${isVaried ? 'b' : 'a'}`;
    this.scene.place(symbol, () => (PIECES[form] as PieceForm)(colors, randomOf(symbol)), {
      x,
      y,
      turn,
      scale,
    });
  }

  heap(food: Ingredient, { x, y }: Point, reach: readonly [number, number]): void {
    const form = heapFormOf(food.form);
    if (!form) {
      this.pile([food], { x, y }, reach);
      return;
    }
    const size: [number, number] = [Math.round(reach[0]), Math.round(reach[1])];
    const symbol = `${food.look}-${food.form}-${size.join('-')}`;
    const shapes = () => form(food.colors, randomOf(symbol), { x: 0, y: 0 }, size);
    this.scene.place(symbol, shapes, { x, y, turn: 0, scale: 1 });
  }

  /** Heaps pieces up: the outer ones lie below, so that the middle is on top. */
  pile(
    foods: readonly Ingredient[],
    at: Point,
    reach: readonly [number, number],
    { cover = 1.25, most = 40, scale = 1 }: { cover?: number; most?: number; scale?: number } = {},
  ): void {
    for (const heap of foods.filter(({ isHeap }) => isHeap))
      this.heap(heap, { x: at.x - reach[0] * 0.2, y: at.y }, [reach[0] * 0.5, reach[1] * 0.5]);
    const wanted = countsOf(
      foods.filter(({ isHeap }) => !isHeap),
      reach,
      cover,
      most,
      scale,
    );
    const pieces = interleaved(wanted);
    const points = spread(this.random, pieces.length, at, [reach[0] * 0.86, reach[1] * 0.86]);
    const ordered = points.toSorted((a, b) => distance(b, at, reach) - distance(a, at, reach));
    const shuffled = shuffle(pieces, this.random);
    for (const [index, point] of ordered.entries()) {
      const food = shuffled[index];
      if (food) this.put(food, point, { scale: scale * this.between(0.94, 1.08) });
    }
  }

  /** Lays a few pieces over one another in a row that bends. */
  fan(food: Ingredient, at: Point, { count, step, turn, bend = 0, scale = 1 }: Fan): void {
    const radians = (turn * Math.PI) / 180;
    for (let index = 0; index < count; index++) {
      const along = (index - (count - 1) / 2) * step;
      const across = bend * ((index - (count - 1) / 2) / count) ** 2;
      const x = at.x + Math.cos(radians) * along - Math.sin(radians) * across;
      const y = at.y + Math.sin(radians) * along + Math.cos(radians) * across;
      this.put(food, { x, y }, { turn: turn + this.between(-5, 5), scale });
    }
  }

  /** Scatters a garnish, most of it near the middle. */
  sprinkle(food: Ingredient, at: Point, reach: readonly [number, number], count: number, scale = 1): void {
    if (food.isHeap) this.heap(food, at, [reach[0] * 0.3, reach[1] * 0.28]);
    else for (const point of spread(this.random, count, at, reach)) this.put(food, point, { scale });
  }

  /** Fills a vessel with the ground up to its wall. */
  fill([rx, ry]: readonly [number, number], at: Point = { x: 0, y: 4 }): void {
    const [shade, color, light] = this.ground;
    this.scene.add(
      { d: blob(this.random, at, [rx, ry], { corners: 16, wobble: 0.008 }), fill: shade },
      {
        d: blob(this.random, { x: at.x, y: at.y + 3 }, [rx * 0.965, ry * 0.955], {
          corners: 14,
          wobble: 0.012,
        }),
        fill: color,
      },
      {
        d: `M${Math.round(at.x - rx * 0.78)} ${Math.round(at.y - ry * 0.3)}Q${Math.round(at.x - rx * 0.6)} ${Math.round(at.y - ry * 0.72)} ${Math.round(at.x - rx * 0.12)} ${Math.round(at.y - ry * 0.82)}`,
        stroke: light,
        width: 7,
        opacity: 0.7,
      },
    );
  }

  /** A pool of the ground under or over a food. */
  pool(at: Point, reach: readonly [number, number]): void {
    const [shade, color, light] = this.ground;
    this.scene.add(
      {
        d: blob(this.random, at, reach, { corners: 11, wobble: 0.07 }),
        fill: color,
        stroke: shade,
        width: 4,
      },
      {
        d: blob(this.random, { x: at.x - reach[0] * 0.3, y: at.y - reach[1] * 0.45 }, [
          reach[0] * 0.28,
          reach[1] * 0.13,
        ]),
        fill: light,
        opacity: 0.6,
      },
    );
  }

  /** Lets what was placed so far sink into the ground. */
  sink([rx, ry]: readonly [number, number], opacity = 0.32): void {
    this.scene.add({
      d: blob(this.random, { x: 0, y: 6 }, [rx * 0.95, ry * 0.95], { corners: 12, wobble: 0.02 }),
      fill: this.ground[1],
      opacity,
    });
  }

  /** A dusting of cinnamon, where nothing else lies on top. */
  dust(at: Point, reach: readonly [number, number]): void {
    const grains = spread(this.random, 60, at, reach);
    const d = grains.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
    this.scene.add({ d, stroke: '#8a4f24', width: 7, opacity: 0.75 });
  }

  /** A thin thread of sauce. */
  drizzle([shade, color]: readonly string[], at: Point, [rx, ry]: readonly [number, number]): void {
    const turns = 5;
    const points = Array.from({ length: turns * 2 }, (_, index) => {
      const x = at.x - rx + (index / (turns * 2 - 1)) * 2 * rx;
      const room = Math.sqrt(Math.max(0.08, 1 - ((x - at.x) / rx) ** 2));
      return { x: Math.round(x), y: Math.round(at.y + (index % 2 ? 1 : -1) * ry * room) };
    });
    // Each bend leans back over the one before it, as a thread does that falls from a moving spoon.
    const lean = Math.round(rx / turns);
    const d = points
      .map(({ x, y }, index) => (index ? `S${x - lean} ${y} ${x} ${y}` : `M${x} ${y}`))
      .join('');
    const over = { stroke: color ?? '#ffffff', width: 6 };
    this.scene.add({ d, stroke: shade ?? '#000000', width: 9, over });
  }

  /** A swirl of cream on a soup. */
  swirl(at: Point, r: number, color = '#fffaf0'): void {
    const d = `M${at.x - r} ${at.y}q${r * 0.3} ${-r} ${r} ${-r * 0.7}t${r * 0.5} ${r}t${-r * 0.8} ${r * 0.3}t${r * 0.1} ${-r * 0.7}`;
    this.scene.add({ d, stroke: darker(color, 0.1), width: 11 }, { d, stroke: color, width: 8 });
  }

  get groundColors(): Colors {
    return this.ground;
  }
}

interface Made {
  turn?: number;
  scale?: number;
  colors?: Colors;
}

export interface Fan {
  count: number;
  step: number;
  /** The direction of the row in degrees. */
  turn: number;
  bend?: number;
  scale?: number;
}
