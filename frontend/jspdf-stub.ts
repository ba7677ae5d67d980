/**
 * Replaces packages that jspdf brings for features we never use (PNG pictures, HTML, SVG), so that no page can load
 * them.
 */
export function decode(): never {
  throw new Error('Only JPEG pictures are drawn');
}
