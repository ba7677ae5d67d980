import { Cook } from './arrange/cook.js';
import { ARRANGEMENTS } from './arrange/index.js';
import { prepare } from './arrange/ingredient.js';
import { VESSELS } from './art/vessels.js';
import { type Drawing, drawingText, readDrawing } from './drawing.js';
import { drawingOfCopy, type RecipeCopy } from './drawing-of.js';
import { Scene } from './scene.js';

/** Sets the table: the vessel, and in it what the drawing says. */
export function sceneOf(drawing: Drawing): Scene {
  const { dish, vessel, ground, foods } = drawing;
  const scene = new Scene();
  const { draw, inner } = VESSELS[vessel];
  draw(scene);
  const prepared = foods.map(({ look, cut, amount }) => prepare(look, cut, amount));
  ARRANGEMENTS[dish](new Cook(scene, prepared, ground, drawingText(drawing)), inner);
  return scene;
}

/** Sets the table for a recipe as a plan keeps it. */
export function sceneOfCopy(recipe: RecipeCopy): Scene {
  const drawing = readDrawing(drawingOfCopy(recipe)) ?? readDrawing(EMPTY_PLATE);
  if (!drawing) throw new Error('An empty plate cannot be drawn');
  return sceneOf(drawing);
}

const EMPTY_PLATE = 'plated.plate.none';
