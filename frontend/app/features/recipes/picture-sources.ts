import type { RecipeCard } from './recipe-words';

type Picture = NonNullable<RecipeCard['picture']>;

/** Where a picture stands: how wide it is there, and how wide a file is worth its bytes. */
const uses = {
  card: { sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw', widest: 640 },
  row: { sizes: '5rem', widest: 320 },
  page: { sizes: '(min-width: 64rem) 36rem, 100vw', widest: 1280 },
};

export type PictureUse = keyof typeof uses;

/** What a browser may choose from; who saves data gets the smallest. */
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
