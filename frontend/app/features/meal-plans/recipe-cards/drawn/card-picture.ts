import { MEAL_COLORS, type Size } from '#paper/recipe-cards/index';
import type { MealType } from '~/features/recipes/recipe-words';
import { drawingPath } from '~/paths/recipes';
import type { CardRecipe } from '../card-options';

/** The number of pixels per point on paper, which is 180 per inch. */
const density = 2.5;
const radius = 6;

/** The recipe's picture as a JPEG in exactly the printed size, or a drawing of the dish. */
export async function cardPicture(recipe: CardRecipe, meal: MealType, size: Size): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * density);
  canvas.height = Math.round(size.height * density);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('Nothing can be drawn');
  brush.scale(density, density);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, size.width, size.height);
  brush.beginPath();
  brush.roundRect(0, 0, size.width, size.height, radius);
  brush.clip();
  const photo = await photoOf(recipe, canvas.width);
  if (photo) cover(brush, photo, size);
  else await drawDish(brush, recipe, meal, size);
  photo?.close();
  return jpegOf(canvas);
}

/** Loads the smallest variant that is sharp enough. A picture that cannot be loaded counts as missing. */
async function photoOf({ picture }: CardRecipe, least: number): Promise<ImageBitmap | null> {
  const width = picture?.widths.find((one) => one >= least) ?? picture?.widths.at(-1);
  if (!picture || !width) return null;
  try {
    const answer = await fetch(`${picture.base}/${width}.webp`);
    return answer.ok ? await createImageBitmap(await answer.blob()) : null;
  } catch {
    return null;
  }
}

/** Fills the whole area and crops the edges of the picture. */
function cover(brush: CanvasRenderingContext2D, photo: ImageBitmap, { width, height }: Size): void {
  const scale = Math.max(width / photo.width, height / photo.height);
  const shown = { width: photo.width * scale, height: photo.height * scale };
  const [left, top] = [(width - shown.width) / 2, (height - shown.height) / 2];
  brush.drawImage(photo, left, top, shown.width, shown.height);
}

/** Draws the dish on the color of its meal, which stays empty if the drawing cannot be loaded. */
async function drawDish(
  brush: CanvasRenderingContext2D,
  { drawing }: CardRecipe,
  meal: MealType,
  { width, height }: Size,
): Promise<void> {
  brush.fillStyle = MEAL_COLORS[meal].ground;
  brush.fillRect(0, 0, width, height);
  const dish = new Image();
  dish.src = drawingPath(drawing);
  try {
    await dish.decode();
  } catch {
    return;
  }
  const size = Math.min(width, height) * 0.96;
  brush.drawImage(dish, (width - size) / 2, (height - size) / 2, size, size);
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!file) throw new Error('The picture could not be made');
  return new Uint8Array(await file.arrayBuffer());
}
