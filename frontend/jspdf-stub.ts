/**
 * Stands for packages that jspdf brings for what is never asked of it here (PNG pictures, HTML, SVG), so that no page
 * can come to load them.
 */
export function decode(): never {
  throw new Error('Only JPEG pictures are drawn');
}
