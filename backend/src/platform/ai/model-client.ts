import type { OpenAI } from 'openai';
import type { AiConfig } from './ai.config.js';
import { boundedFetch } from './bounded-fetch.js';

/** Opens the client of the model's server. Its library is loaded only now. It never logs, because errors hold requests. */
export async function openModelClient({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: Pick<AiConfig, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    ...{ apiKey: OPENAI_API_KEY, baseURL: OPENAI_BASE_URL },
    ...{ fetch: boundedFetch, logLevel: 'off' },
  });
}
