import type { Cook } from './cook.js';

/** Puts the foods of a dish into a vessel whose inside is this large. */
export type Arrangement = (cook: Cook, inner: readonly [rx: number, ry: number]) => void;
