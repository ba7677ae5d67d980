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

/** What a part of a document is, by the names that the format has for them: H headings, L lists, T tables. */
export type Role = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'L' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

export interface Part {
  role: Role;
  /** What is to be seen, in words. */
  alt?: string;
}

/** What blocks draw with. Points of 1/72 inch, from the upper left corner of the page. */
export interface Pen {
  /** What is drawn meanwhile belongs to it. */
  part(part: Part, draw: () => void): void;
  /** What is drawn meanwhile stands on every page: nothing to read. */
  furniture(draw: () => void): void;
  /** `y` is where its letters stand. */
  line(line: Line, x: number, y: number): void;
  box(area: Area, paint: Paint & { radius?: number }): void;
  /** A drawing of SVG paths in a square of 48, as wide as `size`. */
  drawing(path: string, at: { x: number; y: number; size: number }, paint: Paint): void;
  /** A JPEG that fills the area, its edges cut, and what it shows; false where it cannot be read. */
  picture(jpeg: Uint8Array, area: Area, look: { radius: number; alt: string }): boolean;
  /** The area leads to an anchor. */
  link(anchorId: string, area: Area): void;
}
