import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of any size. */
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } });

export const jpeg = (width = 800, height = 500) => canvas(width, height).jpeg().toBuffer();

export const png = (width = 800, height = 500) => canvas(width, height).png().toBuffer();

export const webp = (width = 800, height = 500) => canvas(width, height).webp({ effort: 0 }).toBuffer();

/** A picture with as much detail as a photo: 300 by 400 pixels take more than 64 kB, which most forms may not have. */
export const detailedJpeg = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer();

/** A photo as a phone takes it, with location and orientation. */
export const telephoneJpeg = (width: number, height: number, orientation: number) =>
  canvas(width, height)
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

interface PngKind {
  depth?: 8 | 16;
  colors?: typeof RGB | typeof RGBA;
  isInterlaced?: boolean;
}

/** A few hundred bytes that declare a huge picture. */
export function hugePng(width: number, height: number, kind: PngKind = {}): Buffer {
  const { depth = 8, colors = RGB, isInterlaced = false } = kind;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colors, 0, 0, Number(isInterlaced)], 8);
  const lines = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    PNG_BEGINS,
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function hugeJpeg(width: number, height: number): Promise<Buffer> {
  const small = await jpeg(16, 16);
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(height, frame + 5);
  small.writeUInt16BE(width, frame + 7);
  return small;
}

/** Color types of the PNG format. */
export const RGB = 2;
export const RGBA = 6;

const PNG_BEGINS = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
