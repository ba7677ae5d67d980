/**
 * npm run contact-sheets: draws the dishes of the library into docs/pictures, to be looked at after a change of recipes
 * or of the art. Needs a build.
 */
import sharp from 'sharp';
import { library } from '../build/backend/seeders/library/index.js';
import { contentOf } from '../build/backend/seeders/library/library.js';
import { sceneOf } from '../build/backend/src/modules/recipes/drawings/draw.js';
import { readDrawing } from '../build/backend/src/modules/recipes/drawings/drawing.js';
import { drawingOf } from '../build/backend/src/modules/recipes/drawings/drawing-of.js';
import { SCENE_SIZE } from '../build/backend/src/modules/recipes/drawings/scene.js';
import { svgOf } from '../build/backend/src/modules/recipes/drawings/svg.js';
import { runScript } from './launcher/problem.mjs';
import { inProject } from './launcher/project.mjs';

const GAP = 8;
const LIGHT = '#ffffff';
const DARK = '#202024';
/** The pixels per inch at which SVG is drawn in its own size. */
const OWN_DENSITY = 72;

/** Samples are spread evenly over the library. */
const sheets = [
  { name: 'all-64', size: 64, columns: 25, ground: LIGHT },
  { name: 'samples-200', size: 200, columns: 9, rows: 7, ground: LIGHT },
  { name: 'samples-200-dark', size: 200, columns: 9, rows: 2, ground: DARK },
  { name: 'samples-640', size: 640, columns: 3, rows: 2, ground: LIGHT },
];

await runScript(async () => {
  const dishes = library.map((recipe) => svgOf(sceneOf(readDrawing(drawingOf(contentOf(recipe))))));
  for (const sheet of sheets) {
    const path = inProject('docs/pictures', `${sheet.name}.webp`);
    await (await drawSheet(dishes, sheet)).webp({ quality: 60, effort: 6 }).toFile(path);
    console.log(path);
  }
});

async function drawSheet(dishes, { size, columns, rows = Math.ceil(dishes.length / columns), ground }) {
  const count = Math.min(columns * rows, dishes.length);
  const shown = Array.from({ length: count }, (_, at) => dishes[Math.floor((at * dishes.length) / count)]);
  const cell = size + GAP;
  const pictures = await Promise.all(shown.map((svg) => draw(svg, size)));
  const placed = pictures.map((input, at) => ({
    ...{ input, left: (at % columns) * cell + GAP / 2 },
    top: Math.floor(at / columns) * cell + GAP / 2,
  }));
  const sheet = { width: columns * cell, height: rows * cell, channels: 3, background: ground };
  return sharp({ create: sheet }).composite(placed);
}

function draw(svg, size) {
  const density = (OWN_DENSITY * size) / SCENE_SIZE;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}
