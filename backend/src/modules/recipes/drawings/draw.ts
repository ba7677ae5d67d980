import { Cook } from './arrange/cook.js';
import { ARRANGEMENTS } from './arrange/index.js';
import { prepare } from './arrange/ingredient.js';
import { VESSELS } from './art/vessels.js';
import { type Drawing, drawingText } from './drawing.js';
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
