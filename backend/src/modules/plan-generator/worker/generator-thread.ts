import { Worker } from 'node:worker_threads';
import type { FromWorker, Question, RecipeUpdate, WorkerStart } from './messages.js';

export interface ThreadEvents {
  /** The worker has the recipes and can be asked. */
  ready(): void;
  answer(message: Exclude<FromWorker, { kind: 'ready' }>): void;
  /** The worker has ended, and requests to it will not be answered. */
  ended(reason: Error): void;
}

/** More would be a bug: the largest number of recipes and the longest plan take a fifth of it. */
const LIMITS = { maxOldGenerationSizeMb: 1024 };

/** One worker from start to end: it first gets all recipes and then changes, in an order that keeps the newest. */
export class GeneratorThread {
  private readonly worker: Worker;
  private readonly abandoned = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** Changes that arrived during the initial feed, which may have read what they replace. */
  private held: RecipeUpdate[] | null = [];
  private hasEnded = false;

  constructor(
    file: URL,
    start: Omit<WorkerStart, 'abandoned'>,
    private readonly events: ThreadEvents,
  ) {
    this.worker = new Worker(file, {
      workerData: { ...start, abandoned: this.abandoned } satisfies WorkerStart,
      resourceLimits: LIMITS,
      execArgv: ['--enable-source-maps'],
    });
    this.worker.on('message', (message: FromWorker) => {
      if (message.kind !== 'ready') events.answer(message);
    });
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', (code) => this.end(new Error(`the generator's worker ended with code ${code}`)));
  }

  async feed(batches: AsyncIterable<RecipeUpdate>): Promise<void> {
    try {
      for await (const batch of batches) this.worker.postMessage(batch);
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    for (const change of this.held ?? []) this.worker.postMessage(change);
    this.held = null;
    if (!this.hasEnded) this.events.ready();
  }

  change(change: RecipeUpdate): void {
    if (this.held) this.held.push(change);
    else this.worker.postMessage(change);
  }

  ask(question: Question): void {
    this.worker.postMessage(question);
  }

  /** Makes the worker stop as soon as possible. Its answer is then ignored. */
  abandon(id: number): void {
    Atomics.store(this.abandoned, 0, id);
  }

  async stop(reason: Error): Promise<void> {
    this.end(reason);
    await this.worker.terminate();
  }

  private end(reason: Error): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    void this.worker.terminate();
    this.events.ended(reason);
  }
}
