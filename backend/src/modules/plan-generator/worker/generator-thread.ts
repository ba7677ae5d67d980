import { Worker } from 'node:worker_threads';
import type { FromWorker, Question, RecipeUpdate, WorkerStart } from './messages.js';

export interface ThreadEvents {
  /** It knows the library and can be asked. */
  ready(): void;
  answer(message: Exclude<FromWorker, { kind: 'ready' }>): void;
  /** It is no more; whatever it was asked will not be answered. */
  ended(reason: Error): void;
}

/** More would be a fault: the greatest library and plan take a fifth of it. */
const LIMITS = { maxOldGenerationSizeMb: 1024 };

/** One worker from its start to its end: fed with the library first, then with changes, in an order that keeps the newest. */
export class GeneratorThread {
  private readonly worker: Worker;
  private readonly abandoned = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** Changes that came while it was fed: the feed may have read what they replaced. */
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

  /** It comes to an end as soon as it can; what it answers then is of no use. */
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
