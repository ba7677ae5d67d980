import { Injectable } from '@nestjs/common';
import { AiConfig } from '../../platform/ai/ai.config.js';
import { openModelClient } from '../../platform/ai/model-client.js';
import type { RecipeContent, RecipeMaker } from '../recipes/index.js';
import { EngineFailure } from './engine-failure.js';
import type { ProposalEngine } from './proposals/engine.js';
import type { GenerationOrder } from './proposals/order.js';

/** The engine that would make the recipes of a job if it were ordered now. */
export interface EngineOffer {
  madeBy: RecipeMaker;
  model: string | null;
  /** The host to which what admins ask for is sent, or null. */
  provider: string | null;
  imageModel: string | null;
}

export interface Painter {
  paint(content: RecipeContent, stop: AbortSignal): Promise<Buffer | null>;
}

export interface OpenedEngine {
  engine: ProposalEngine;
  /** The number of recipes that it makes at the same time. */
  atOnce: number;
  painter: Painter | null;
}

/** Adds up what calls to a model cost. */
interface Ledger {
  add(tokensIn: number, tokensOut: number): void;
}

const MODEL_CALLS_AT_ONCE = 4;

/** With a key, a language model proposes recipes, and without one, the built-in composer does. */
@Injectable()
export class Engines {
  constructor(private readonly config: AiConfig) {}

  get offer(): EngineOffer {
    const { OPENAI_API_KEY, OPENAI_MODEL, OPENAI_IMAGE_MODEL, provider } = this.config;
    if (!OPENAI_API_KEY || !OPENAI_MODEL)
      return { madeBy: 'composer', model: null, provider: null, imageModel: null };
    return { madeBy: 'model', model: OPENAI_MODEL, provider, imageModel: OPENAI_IMAGE_MODEL ?? null };
  }

  /** Returns those pieces of a prompt of which nothing is made. A model reads them, and the composer knows few words. */
  async listUnused({ prompt }: GenerationOrder, pieces: readonly string[]): Promise<string[]> {
    if (pieces.length === 0 || this.offer.madeBy === 'model') return [];
    const { Wishes } = await import('./composer/wishes.js');
    return new Wishes({ prompt }).unused(pieces);
  }

  /** Opens the engine that a job began with. Throws an EngineFailure if the settings no longer have it. */
  async open(
    { madeBy, model }: Pick<EngineOffer, 'madeBy' | 'model'>,
    ledger: Ledger,
  ): Promise<OpenedEngine> {
    if (madeBy === 'composer') return this.openComposer();
    const { OPENAI_API_KEY, OPENAI_MODEL, OPENAI_IMAGE_MODEL } = this.config;
    if (!OPENAI_API_KEY || !OPENAI_MODEL)
      throw new EngineFailure('The language model is no longer set up', true);
    const [client, { ModelEngine }, { ModelCalls }, { ModelPainter }] = await Promise.all([
      openModelClient(this.config),
      import('./model/model-engine.js'),
      import('./model/model-calls.js'),
      import('./model/model-painter.js'),
    ]);
    const calls = new ModelCalls();
    return {
      engine: new ModelEngine(client, calls, { model: model ?? OPENAI_MODEL, ledger }),
      atOnce: MODEL_CALLS_AT_ONCE,
      painter: OPENAI_IMAGE_MODEL ? new ModelPainter(client, calls, OPENAI_IMAGE_MODEL) : null,
    };
  }

  private async openComposer(): Promise<OpenedEngine> {
    const { Composer } = await import('./composer/composer.js');
    return { engine: new Composer(), atOnce: 1, painter: null };
  }
}
