import type { OpenAI } from 'openai';
import type { RecipeContent } from '../../recipes/index.js';
import type { ModelCalls } from './model-calls.js';

/** A picture of 1024 by 1024 pixels has less than this. */
const MAX_BASE64_CHARACTERS = 12_000_000;

/** Lets an image model make a picture of a recipe. */
export class ModelPainter {
  constructor(
    private readonly client: OpenAI,
    private readonly calls: ModelCalls,
    private readonly model: string,
  ) {}

  /** Returns null if the answer has no picture in itself. Addresses in an answer are never followed. */
  async paint({ name, ingredients }: RecipeContent, stop: AbortSignal): Promise<Buffer | null> {
    const foods = ingredients.slice(0, 8).map((ingredient) => ingredient.name);
    const prompt = `A photograph of a dish on a plate in daylight, without text or people: ${name}. It contains ${foods.join(', ')}.`;
    const answer = await this.calls.call(stop, (options) =>
      this.client.images.generate(
        { model: this.model, prompt, n: 1, size: '1024x1024', ...formFor(this.model) },
        options,
      ),
    );
    const encoded = answer.data?.[0]?.b64_json;
    if (typeof encoded !== 'string' || encoded.length > MAX_BASE64_CHARACTERS) return null;
    return Buffer.from(encoded, 'base64');
  }
}

/** Older models answer with an address unless they are told otherwise, and newer ones do not know the word for it. */
const formFor = (model: string) =>
  model.startsWith('dall-e') ? ({ response_format: 'b64_json' } as const) : {};
