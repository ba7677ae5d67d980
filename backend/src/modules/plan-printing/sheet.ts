import type { Area } from '../../platform/pdf/pen.js';
import type { PdfOptions } from './plan-document.js';

/** A page and its areas, in points. */
export interface Sheet {
  width: number;
  height: number;
  isWide: boolean;
  body: Area;
  /** The positions of the text above and below the body. */
  headerY: number;
  footerY: number;
}

const SIZES = { A4: [595.28, 841.89], Letter: [612, 792] } as const;

const SIDE = 46;
const TOP = 62;
const FOOT = 54;

export function sheetOf({ pageSize, orientation }: PdfOptions): Sheet {
  const [narrow, long] = SIZES[pageSize];
  const isWide = orientation === 'landscape';
  const [width, height] = isWide ? [long, narrow] : [narrow, long];
  return {
    width,
    height,
    isWide,
    body: { x: SIDE, y: TOP, width: width - 2 * SIDE, height: height - TOP - FOOT },
    headerY: 28,
    footerY: height - 38,
  };
}

const BETWEEN_COLUMNS = 24;

/** Splits the body into columns of the same width. */
export function columnsOf({ body }: Sheet, count: number): Area[] {
  const width = (body.width - BETWEEN_COLUMNS * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...body,
    x: body.x + index * (width + BETWEEN_COLUMNS),
    width,
  }));
}
