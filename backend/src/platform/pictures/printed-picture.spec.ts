import { expect, test } from '@jest/globals';
import { printedPicture, widthFor } from './printed-picture.js';
import { sharp } from './sharp.js';

test('a printed picture has the resolution of its place on paper', async () => {
  for (const format of ['webp', 'png', 'jpeg'] as const) {
    const given = await sharp({ create: { width: 640, height: 900, channels: 3, background: '#a53' } })
      .toFormat(format)
      .toBuffer();
    const printed = await printedPicture(given, { width: 132, height: 99 });
    expect(await sharp(printed).metadata()).toMatchObject({ format: 'jpeg', width: 396, height: 297 });
  }
});

test('the smallest file that is sharp enough is used', () => {
  const size = { width: 132, height: 99 };
  expect(widthFor([320, 640, 1280], size)).toBe(640);
  expect(widthFor([200], size)).toBe(200);
});

test('a picture of noise takes no more space in the file than a photo', async () => {
  const noise = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .webp({ quality: 100 })
    .toBuffer();
  const printed = await printedPicture(noise, { width: 200, height: 150 });
  expect(printed.length).toBeLessThan(600 * 450 * 0.35 + 2_000);
});
