import type { OpenAI } from 'openai';
import type { ChatCompletion } from 'openai/resources';
import type { Attempt, ProposalEngine } from '../proposals/engine.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { Proposal } from '../proposals/proposal.js';
import { isRefused, type Refused } from '../proposals/refused.js';
import { readAnswer } from './model-answer.js';
import type { ModelCalls } from './model-calls.js';
import { INSTRUCTIONS, questionOf } from './model-question.js';
import { PROPOSAL_SCHEMA } from './proposed-answer.js';

interface Settings {
  model: string;
  /** The ledger is told after each answer what it cost. */
  ledger: { add(tokensIn: number, tokensOut: number): void };
}

/** Models that think before they answer need most of these for that. */
const MAX_TOKENS = 8_000;

/**
 * Lets a language model propose recipes. It gets the order, names of recipes that it proposed, and nothing of people.
 */
export class ModelEngine implements ProposalEngine {
  private readonly recent: string[] = [];

  constructor(
    private readonly client: OpenAI,
    private readonly calls: ModelCalls,
    private readonly settings: Settings,
  ) {}

  async propose(order: GenerationOrder, attempt: Attempt): Promise<Proposal | Refused> {
    const { seed, place, sentBack, signal } = attempt;
    const question = questionOf(order, {
      ...{ seed, place, recent: this.recent },
      sentBack: sentBack?.reason ?? null,
    });
    const proposal = readAnswer(await this.ask(question, signal), this.client.apiKey);
    if (!isRefused(proposal)) this.recent.push(proposal.name);
    return proposal;
  }

  private async ask(question: string, stop: AbortSignal) {
    const { model, ledger } = this.settings;
    // A server may answer with nothing at all, or with null.
    const completion: ChatCompletion | null = await this.calls.call(stop, (options) =>
      this.client.chat.completions.create(
        {
          model,
          messages: [
            { role: 'system', content: INSTRUCTIONS },
            { role: 'user', content: question },
          ],
          max_completion_tokens: MAX_TOKENS,
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'recipe_proposal', strict: true, schema: PROPOSAL_SCHEMA },
          },
        },
        options,
      ),
    );
    ledger.add(whole(completion?.usage?.prompt_tokens), whole(completion?.usage?.completion_tokens));
    return completion;
  }
}

/** A server's count of tokens is capped, because the counts are summed in columns of whole numbers. */
const MAX_TOKENS_COUNTED = 1_000_000;

const whole = (tokens: unknown): number =>
  typeof tokens === 'number' && tokens > 0 ? Math.min(Math.round(tokens), MAX_TOKENS_COUNTED) : 0;
