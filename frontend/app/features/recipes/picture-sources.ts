import type { RecipeCard } from './recipe-words';

type Picture = NonNullable<RecipeCard['picture']>;

/** For each use of a picture, its width on the page and the widest file worth its size. */
const uses = {
  card: { sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw', widest: 640 },
  row: { sizes: '5rem', widest: 320 },
  page: { sizes: '(min-width: 64rem) 36rem, 100vw', widest: 1280 },
};

export type PictureUse = keyof typeof uses;

/** The sources among which a browser chooses. With Save-Data it gets the smallest one. */
export function pictureSources({ base, widths }: Picture, use: PictureUse, savesData: boolean) {
  const { sizes, widest } = uses[use];
  const fitting = widths.filter((width, index) => index === 0 || width <= widest);
  const offered = savesData ? fitting.slice(0, 1) : fitting;
  const listOf = (format: string) =>
    offered.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: listOf(format),
    sizes,
  }));
}
