import { box, circle, ellipse } from '../geometry.js';
import type { Scene, Shape } from '../scene.js';
import { darker, lighter } from './paint.js';

/** The bowl, plate, or glass of a dish. The food lies within the ellipse of `inner` around the middle. */
export interface Vessel {
  draw: (scene: Scene) => void;
  inner: readonly [rx: number, ry: number];
  /** Whether its walls hold a liquid. */
  isDeep: boolean;
}

const shadow = (d: string): Shape => ({ d, fill: '#1b120c', opacity: 0.16 });

const plate = (color: string): Vessel => ({
  inner: [150, 150],
  isDeep: false,
  draw: (scene) =>
    scene.add(
      shadow(circle(0, 5, 192)),
      { d: circle(0, 0, 190), fill: color, stroke: darker(color, 0.14), width: 3 },
      { d: circle(0, 0, 186), stroke: lighter(color, 0.6), width: 4 },
      { d: circle(0, 0, 146), fill: darker(color, 0.08) },
      { d: circle(0, 3, 142), fill: lighter(color, 0.25) },
    ),
});

const bowl = (color: string, inside: string): Vessel => ({
  inner: [150, 150],
  isDeep: true,
  draw: (scene) =>
    scene.add(
      shadow(circle(0, 6, 184)),
      { d: circle(0, 0, 181), fill: color, stroke: darker(color, 0.25), width: 3 },
      { d: circle(0, 0, 172), stroke: lighter(color, 0.4), width: 5 },
      { d: circle(0, 0, 164), fill: darker(inside, 0.16) },
      { d: circle(0, 5, 158), fill: inside },
    ),
});

const handled = (color: string): Vessel => ({
  inner: [146, 146],
  isDeep: true,
  draw: (scene) =>
    scene.add(
      shadow(circle(-8, 6, 170)),
      { d: 'M118 118L172 172', stroke: darker(color, 0.5), width: 40 },
      { d: 'M118 118L171 171', stroke: lighter(color, 0.12), width: 30 },
      { d: circle(168, 168, 6), fill: darker(color, 0.6) },
      { d: circle(-8, -8, 172), fill: color, stroke: darker(color, 0.5), width: 3 },
      { d: circle(-8, -8, 166), stroke: lighter(color, 0.3), width: 4 },
      { d: circle(-8, -8, 154), fill: darker(color, 0.35) },
    ),
});

const ovenDish = (color: string): Vessel => ({
  inner: [160, 118],
  isDeep: true,
  draw: (scene) =>
    scene.add(
      shadow(box(0, 7, 392, 290, 60)),
      { d: box(-186, 0, 24, 90, 12) + box(186, 0, 24, 90, 12), fill: darker(color, 0.18) },
      { d: box(0, 0, 376, 280, 54), fill: color, stroke: darker(color, 0.25), width: 3 },
      { d: box(0, 0, 362, 266, 48), stroke: lighter(color, 0.4), width: 4 },
      { d: box(0, 2, 342, 246, 42), fill: darker(color, 0.3) },
    ),
});

const board = (color: string): Vessel => ({
  inner: [166, 118],
  isDeep: false,
  draw: (scene) =>
    scene.add(
      shadow(box(0, 7, 390, 284, 30)),
      { d: box(0, 0, 388, 280, 28), fill: color, stroke: darker(color, 0.3), width: 3 },
      { d: box(0, -3, 380, 268, 24), fill: lighter(color, 0.12) },
      {
        d: 'M-180-90Q-60-100 60-88T182-96M-182-40Q-40-52 80-36T182-46M-182 20Q-60 6 40 22T182 12M-182 78Q-70 66 60 84T182 70M-176 118Q-20 104 100 120',
        stroke: darker(color, 0.1),
        width: 4,
      },
    ),
});

const tray: Vessel = {
  inner: [168, 126],
  isDeep: false,
  draw: (scene) =>
    scene.add(
      shadow(box(0, 7, 394, 306, 28)),
      { d: box(0, 0, 392, 304, 26), fill: '#8f959c', stroke: '#6c7177', width: 3 },
      { d: box(0, 0, 380, 292, 22), stroke: '#c3c8cd', width: 4 },
      { d: box(0, 2, 364, 276, 14), fill: '#767c83' },
      { d: box(0, 2, 352, 264, 8), fill: '#efe6d6' },
    ),
};

/** A tall glass from the side, because from above it looks like a bowl. */
const glass: Vessel = {
  inner: [82, 130],
  isDeep: true,
  draw: (scene) =>
    scene.add(
      shadow(ellipse(6, 176, 104, 16)),
      {
        d: 'M-102-150L-78 164Q-76 178-60 178H60Q76 178 78 164L102-150z',
        fill: '#dcecf0',
        stroke: '#9dbfc8',
        width: 5,
      },
      { d: ellipse(0, -150, 102, 17), fill: '#eef6f8', stroke: '#9dbfc8', width: 4 },
    ),
};

const jar: Vessel = {
  inner: [134, 134],
  isDeep: true,
  draw: (scene) =>
    scene.add(
      shadow(circle(0, 6, 168)),
      { d: circle(0, 0, 164), fill: '#dcecf0', stroke: '#9fbfc7', width: 4 },
      { d: circle(0, 0, 154), stroke: '#ffffff', width: 5 },
      { d: circle(0, 0, 143), fill: '#b4d0d7', stroke: '#9fbfc7', width: 3 },
    ),
};

const mug = (color: string): Vessel => ({
  inner: [112, 112],
  isDeep: true,
  draw: (scene) =>
    scene.add(
      shadow(circle(-14, 6, 144)),
      { d: ellipse(142, 0, 44, 40), stroke: darker(color, 0.2), width: 26 },
      { d: ellipse(142, 0, 44, 40), stroke: color, width: 19 },
      { d: circle(-14, 0, 140), fill: color, stroke: darker(color, 0.25), width: 3 },
      { d: circle(-14, 0, 133), stroke: lighter(color, 0.45), width: 5 },
      { d: circle(-14, 0, 122), fill: darker(color, 0.3) },
    ),
});

export const VESSELS = {
  plate: plate('#f7f3ec'),
  blueplate: plate('#d5e2e8'),
  sageplate: plate('#dfe6d3'),
  sandplate: plate('#efdfc8'),
  bowl: bowl('#f4efe6', '#e6dfd2'),
  bluebowl: bowl('#4f7f9b', '#e9e4da'),
  sagebowl: bowl('#8aa381', '#ece6da'),
  claybowl: bowl('#c4744c', '#f0e2d0'),
  darkbowl: bowl('#3f4a54', '#d9d4cb'),
  pan: handled('#4a4e53'),
  dish: ovenDish('#f1ebe0'),
  bluedish: ovenDish('#5d8aa3'),
  claydish: ovenDish('#c9794f'),
  board: board('#c79a63'),
  darkboard: board('#9c6b42'),
  tray,
  glass,
  jar,
  mug: mug('#e8d9c3'),
} satisfies Record<string, Vessel>;

export type VesselName = keyof typeof VESSELS;
