import { APIError, type OpenAI } from 'openai';
import { takeAnswer } from './ai-answer.js';
import { ANSWER_SCHEMA, instructions } from './ai-question.js';
import { readNoRestriction } from './exclusions.js';
import { gravestFirst, readWish, shortened } from './read-wish.js';
import { resolveFindings } from './resolve-findings.js';
import { readSideRemark } from './side-remarks.js';
import { findUnreadWords } from './unread-words.js';
import type { ReadWish, WishContext } from './wish.js';
import type { WishText } from './wish-text.js';

const LIMIT_MS = 20_000;
const TRIES = 2;

interface Settings {
  model: string;
  /** The time limit of all attempts together, because a user is waiting. */
  limitMs?: number;
}

/**
 * Lets a language model read a wish, and falls back to rules if it does not answer correctly. The model gets only the
 * text (no customers), and its answer can only fill in the form. If the rules find something that the trainer must be
 * asked about, the trainer is asked regardless of the model's answer.
 */
export class AiWishReader {
  private readonly client: OpenAI;
  private readonly model: string;
  private readonly limitMs: number;

  constructor(client: OpenAI, { model, limitMs = LIMIT_MS }: Settings) {
    this.client = client;
    this.model = model;
    this.limitMs = limitMs;
  }

  async read(wish: string, context: WishContext): Promise<ReadWish> {
    const rules = readWish(wish, context);
    if (shortened(wish).text.tokens.length === 0) return rules;
    const limit = AbortSignal.timeout(this.limitMs);
    for (let tries = 0; tries < TRIES && !limit.aborted; tries += 1) {
      try {
        return await this.ask(wish, rules, context.today, limit);
      } catch (error) {
        if (isFinal(error)) break;
      }
    }
    const note = 'The language model did not answer properly, so the built-in rules read the text.';
    return { ...rules, notes: [note, ...rules.notes] };
  }

  private async ask(wish: string, rules: ReadWish, today: string, limit: AbortSignal): Promise<ReadWish> {
    const { text, notes } = shortened(wish);
    takeAnswer(await this.answerTo(text, today, limit), text, today);
    for (const one of rules.notTaken) {
      if (one.mustAsk || text.isUnused(one.words)) text.takeNotTaken(one);
    }
    for (const reader of [readSideRemark, readNoRestriction]) text.sweep(reader);
    const { values, notes: resolved, notTaken } = resolveFindings(text.findings);
    return {
      values,
      notTaken: gravestFirst([...text.notTaken, ...notTaken]),
      notUnderstood: findUnreadWords(text),
      notes: [...notes, ...text.notes, ...resolved],
      readBy: 'model',
    };
  }

  private async answerTo({ text }: WishText, today: string, signal: AbortSignal): Promise<unknown> {
    const completion = await this.client.chat.completions.create(
      {
        model: this.model,
        temperature: 0,
        messages: [
          { role: 'system', content: instructions(today) },
          { role: 'user', content: text },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'meal_plan_wish', strict: true, schema: ANSWER_SCHEMA },
        },
      },
      { signal, maxRetries: 0, timeout: this.limitMs },
    );
    return JSON.parse(completion.choices?.[0]?.message?.content ?? '');
  }
}

const MAY_PASS = [408, 409, 429];

/** A wrong key or an unknown model will not change on a retry. */
function isFinal(error: unknown): boolean {
  const status = error instanceof APIError ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500 && !MAY_PASS.includes(status);
}
