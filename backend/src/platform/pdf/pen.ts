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
  /** The width of the stroke. */
  thickness?: number;
}

/** A path of an illustration, and where its own origin lies. */
export interface PlacedPath {
  d: string;
  fill?: string;
  stroke?: string;
  /** The width of the stroke. */
  width?: number;
  opacity?: number;
  /** The turn is in degrees. */
  at?: { x: number; y: number; turn: number; scale: number };
}

/** Roles of parts of a document as PDF names them: H is a heading, L a list, T a table. */
export type Role = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'L' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

export interface Part {
  role: Role;
  /** A description of what the picture shows. */
  alt?: string;
}

/** The drawing surface of blocks. Units are points of 1/72 inch from the upper left corner of the page. */
export interface Pen {
  /** Everything drawn inside the callback belongs to the part. */
  part(part: Part, draw: () => void): void;
  /** Marks what is drawn inside the callback as repeated page decoration, which screen readers skip. */
  furniture(draw: () => void): void;
  /** `y` is the baseline. */
  line(line: Line, x: number, y: number): void;
  box(area: Area, paint: Paint & { radius?: number }): void;
  /** Draws SVG paths, which are designed for a square of 48, at the width `size`. */
  drawing(path: string, at: { x: number; y: number; size: number }, paint: Paint): void;
  /** Draws paths on a square of `side` units, whose origin is its middle. */
  illustration(
    paths: Iterable<PlacedPath>,
    side: number,
    at: { x: number; y: number; size: number; alt: string },
  ): void;
  /**
   * Draws a JPEG that fills the area, with its edges cropped, and its description. Returns false if it cannot be
   * read.
   */
  picture(jpeg: Uint8Array, area: Area, look: { radius: number; alt: string }): boolean;
  /** Makes the area a link to an anchor. */
  link(anchorId: string, area: Area): void;
}
