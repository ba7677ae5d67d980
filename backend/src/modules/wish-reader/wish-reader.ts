import type { AiConfig } from '../../platform/ai/ai.config.js';
import { openModelClient } from '../../platform/ai/model-client.js';
import { readWish } from './read-wish.js';
import type { ReadWish, WishContext } from './wish.js';

export abstract class WishReader {
  abstract read(text: string, context: WishContext): Promise<ReadWish>;
}

class RuleReader extends WishReader {
  async read(text: string, context: WishContext): Promise<ReadWish> {
    return readWish(text, context);
  }
}

/** The client of models is loaded only if there is a key. */
export async function wishReader(config: AiConfig): Promise<WishReader> {
  const { OPENAI_API_KEY, OPENAI_MODEL } = config;
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return new RuleReader();
  const [client, { AiWishReader }] = await Promise.all([
    openModelClient(config),
    import('./ai-wish-reader.js'),
  ]);
  return new AiWishReader(client, { model: OPENAI_MODEL });
}
