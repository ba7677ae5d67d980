import type { AiConfig } from '../../platform/ai/ai.config.js';
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
export async function wishReader({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
  OPENAI_MODEL,
}: AiConfig): Promise<WishReader> {
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return new RuleReader();
  const [{ OpenAI }, { AiWishReader }] = await Promise.all([import('openai'), import('./ai-wish-reader.js')]);
  const client = new OpenAI({ apiKey: OPENAI_API_KEY, baseURL: OPENAI_BASE_URL });
  return new AiWishReader(client, { model: OPENAI_MODEL });
}
