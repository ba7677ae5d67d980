import { Banner } from '~/ui';
import type { EngineOffer } from './generation.server';

/** Says what will make the recipes, and where what is asked for is sent. */
export function EngineNote({ engine }: { engine: EngineOffer }) {
  const { madeBy, model, provider, imageModel } = engine;
  return (
    <Banner
      title={madeBy === 'model' ? `${model} proposes the recipes` : 'The built-in composer makes the recipes'}
    >
      {madeBy === 'model'
        ? `What you ask for is sent to ${provider}, and nothing else. `
        : 'No language model is set up. The composer builds recipes from patterns of dishes and foods that go together. '}
      Numbers, tags, and allergens are computed from the food table, and all recipes wait in the review queue.{' '}
      {imageModel ? `${imageModel} makes their pictures.` : 'They have no picture, but a drawing.'}
    </Banner>
  );
}
