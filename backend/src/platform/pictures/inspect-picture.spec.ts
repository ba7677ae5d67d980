import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { hugePng, RGBA } from '../../../test/support/pictures.js';
import { drawnPicture } from './drawn-picture.js';
import { inspectPicture } from './inspect-picture.js';

const refusalOf = (picture: Buffer) =>
  inspectPicture(picture).then(
    () => null,
    (error) => error.fields.picture[0],
  );

const progressiveJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

const RGBA16 = { depth: 16, colors: RGBA } as const;

test.each([
  ['the largest photo', hugePng(7_300, 5_400)],
  ['a panorama', hugePng(12_000, 3_000)],
  ['a photo with more than the eye sees', hugePng(8_000, 5_000, RGBA16)],
  ['a photo that comes bit by bit', hugePng(5_000, 4_000, { isInterlaced: true })],
])('%s is accepted', async (_, picture) => {
  expect(await refusalOf(picture)).toBeNull();
});

test.each([
  ['a ribbon', hugePng(9_999_999, 4, RGBA16), '8,000 pixels on each side'],
  ['a shorter ribbon', hugePng(60_000, 600), '12,000 pixels on each side'],
  ['a tower', hugePng(600, 60_000), '12,000 pixels on each side'],
  ['wide rows of large pixels', hugePng(12_000, 3_000, RGBA16), '8,000 pixels on each side'],
  ['a town', hugePng(30_000, 30_000), '40 megapixels'],
  ['large pixels bit by bit', hugePng(5_000, 4_000, { ...RGBA16, isInterlaced: true }), '8 megapixels'],
])('%s is refused before it is unpacked', async (_, picture, most) => {
  expect(await refusalOf(picture)).toBe(`Please select an image of at most ${most}.`);
});

test('a JPEG with too many coefficients is refused', async () => {
  expect(await refusalOf(await progressiveJpeg(3_000, 3_300))).toBeNull();
  expect(await refusalOf(await progressiveJpeg(3_300, 3_200))).toMatch('10 megapixels');
});

test('an upload never reaches the decoder with which drawings become pictures', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>';
  expect(await inspectPicture(await drawnPicture(svg, { own: 4, wanted: 8 }))).toMatchObject({ width: 8 });
  expect(await refusalOf(Buffer.from(svg))).toBe('Please select a JPEG, PNG, or WebP image.');
  const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]);
  expect(await refusalOf(disguised)).toBe('This image could not be read. Please select another one.');
});
