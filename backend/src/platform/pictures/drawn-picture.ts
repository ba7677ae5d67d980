import { sharp } from './sharp.js';

/** Uploads never reach this decoder, because they are recognized by their first bytes before any of them is decoded. */
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** The pixels per inch at which SVG is drawn in its own size. */
const OWN_DENSITY = 72;
/** A drawing has few colors, and a palette halves its file. */
const MAX_COLORS = 128;
const PATIENCE_SECONDS = 5;

interface DrawnSize {
  /** The width that the SVG states, in pixels. */
  own: number;
  /** The width of the picture, in pixels. */
  wanted: number;
}

/** Turns a square SVG that this program has written into a PNG. */
export const drawnPicture = (svg: string, { own, wanted }: DrawnSize): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (OWN_DENSITY * wanted) / own })
    .resize(wanted, wanted)
    .png({ palette: true, colors: MAX_COLORS, effort: 4 })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer();
