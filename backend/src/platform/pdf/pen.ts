import type { Line } from './paragraph.js';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Paint {
  fill?: string;
  stroke?: string;
  /** Of the stroke. */
  thickness?: number;
}

/** What blocks draw with. Points of 1/72 inch, from the upper left corner of the page. */
export interface Pen {
  /** `y` is where its letters stand. */
  line(line: Line, x: number, y: number): void;
  box(area: Area, paint: Paint & { radius?: number }): void;
  /** A drawing of SVG paths in a square of 48, as wide as `size`. */
  drawing(path: string, at: { x: number; y: number; size: number }, paint: Paint): void;
  /** A JPEG that fills the area, its edges cut; false where it cannot be read. */
  picture(jpeg: Uint8Array, area: Area, radius: number): boolean;
  /** The area leads to an anchor. */
  link(anchorId: string, area: Area): void;
}
