import { expect, test } from '@jest/globals';
import { pictureSources } from './picture-sources.ts';

const picture = { base: '/p', widths: [320, 640, 1280], height: 800 };
const offered = (...wanted: Parameters<typeof pictureSources>) =>
  pictureSources(...wanted).map(({ srcSet }) => srcSet);

test('a card is offered small pictures, and a page the widest', () => {
  expect(offered(picture, 'card', false)).toEqual([
    '/p/320.avif 320w, /p/640.avif 640w',
    '/p/320.webp 320w, /p/640.webp 640w',
  ]);
  expect(offered(picture, 'page', false)[0]).toBe('/p/320.avif 320w, /p/640.avif 640w, /p/1280.avif 1280w');
});

test('users who save data are offered the smallest picture', () => {
  expect(offered(picture, 'page', true)).toEqual(['/p/320.avif 320w', '/p/320.webp 320w']);
});

test('a small picture is offered in its own size', () => {
  expect(offered({ ...picture, widths: [200] }, 'row', false)[0]).toBe('/p/200.avif 200w');
});
