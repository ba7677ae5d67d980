import type { LibraryRecipe } from '../library/library-recipe.js';
import type { Swap } from '../swaps.js';
import type { Generated, GenerateTask } from '../task.js';
import { FairQueue } from './fair-queue.js';
import { GeneratorBusyError, GeneratorFailedError } from './generator-errors.js';
import { GeneratorThread } from './generator-thread.js';
import type { FromWorker, LibraryChange, QuestionName, Questions, SwapWish } from './messages.js';

export interface PoolOptions {
  /** Ids of foods that no shopping list names. */
  staples: string[];
  /** All recipes, in batches, for each worker that starts. */
  feed: () => AsyncIterable<LibraryRecipe[]>;
  workers?: number;
  /** How many may wait. */
  mostWaiting?: number;
  workerFile?: URL;
  /** Told of workers that ended by themselves. */
  onEnd?: (reason: Error) => void;
}

interface Request {
  name: QuestionName;
  asked: Questions[QuestionName]['asked'];
  user: string;
  resolve: (answered: unknown) => void;
  reject: (reason: unknown) => void;
}

interface Place {
  thread: GeneratorThread;
  isReady: boolean;
  current: { id: number; request: Request; overdue: NodeJS.Timeout } | null;
}

const MOST_WAITING = 200;
/** A worker that has not answered so long after its task's deadline hangs. */
const GRACE_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const SECONDS_A_PLAN = 0.3;

/** Workers that make plans, and who waits for them. A worker that dies is replaced and fed again. */
export class GeneratorPool {
  private readonly places: Place[] = [];
  private readonly queue = new FairQueue<Request>();
  private readonly options: Required<PoolOptions>;
  private nextId = 1;
  private failures = 0;
  private isClosed = false;
  private readonly pauses = new Set<NodeJS.Timeout>();

  constructor(options: PoolOptions) {
    this.options = {
      workers: 1,
      mostWaiting: MOST_WAITING,
      workerFile: new URL('./generator-worker.js', import.meta.url),
      onEnd: () => undefined,
      ...options,
    };
    for (let place = 0; place < this.options.workers; place++) this.start();
  }

  generate(task: GenerateTask): Promise<Generated> {
    return this.ask('generate', task, task.viewerId);
  }

  swapsFor(wish: SwapWish): Promise<Swap[]> {
    return this.ask('swaps', wish, wish.task.viewerId);
  }

  upsert(recipes: LibraryRecipe[]): void {
    this.change({ kind: 'upsert', recipes });
  }

  remove(ids: string[]): void {
    this.change({ kind: 'remove', ids });
  }

  get waiting(): number {
    return this.queue.length;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const pause of this.pauses) clearTimeout(pause);
    const reason = new GeneratorFailedError('The generator was closed.');
    for (let request = this.queue.next(); request; request = this.queue.next()) request.reject(reason);
    await Promise.all([...this.places].map(({ thread }) => thread.stop(reason)));
  }

  private change(change: LibraryChange): void {
    for (const { thread } of this.places) thread.change(change);
  }

  private ask<Name extends QuestionName>(
    name: Name,
    asked: Questions[Name]['asked'],
    user: string,
  ): Promise<Questions[Name]['answered']> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new GeneratorFailedError('The generator was closed.'));
      if (this.queue.length >= this.options.mostWaiting) return reject(this.busy());
      const request: Request = { name, asked, user, resolve: resolve as Request['resolve'], reject };
      this.queue.add(user, request);
      this.serve();
    });
  }

  private busy(): GeneratorBusyError {
    return new GeneratorBusyError(Math.ceil((this.queue.length * SECONDS_A_PLAN) / this.options.workers));
  }

  /** Gives every worker that has nothing to do the next request. */
  private serve(): void {
    for (const place of this.places) {
      if (!place.isReady || place.current) continue;
      const request = this.queue.next();
      if (!request) return;
      const id = this.nextId++;
      place.current = { id, request, overdue: this.watch(place, request) };
      place.thread.ask({ kind: 'question', id, name: request.name, asked: request.asked });
    }
  }

  private watch({ thread }: Place, { asked }: Request): NodeJS.Timeout {
    const { deadlineMs } = 'task' in asked ? asked.task : asked;
    const hangs = new GeneratorFailedError('The generator does not answer.');
    return setTimeout(() => void thread.stop(hangs), deadlineMs + GRACE_MS).unref();
  }

  private start(): void {
    const thread: GeneratorThread = new GeneratorThread(
      this.options.workerFile,
      { staples: this.options.staples },
      {
        ready: () => this.whenReady(place),
        answer: (message) => this.whenAnswered(place, message),
        ended: (reason) => this.whenEnded(place, reason),
      },
    );
    const place: Place = { thread, isReady: false, current: null };
    this.places.push(place);
    void thread.feed(changesOf(this.options.feed()));
  }

  private whenReady(place: Place): void {
    place.isReady = true;
    this.failures = 0;
    this.serve();
  }

  private whenAnswered(place: Place, message: Exclude<FromWorker, { kind: 'ready' }>): void {
    if (place.current?.id !== message.id) return;
    const { request, overdue } = place.current;
    clearTimeout(overdue);
    place.current = null;
    if (message.kind === 'answer') request.resolve(message.answered);
    else request.reject(new GeneratorFailedError(message.message));
    this.serve();
  }

  private whenEnded(place: Place, reason: Error): void {
    this.places.splice(this.places.indexOf(place), 1);
    if (place.current) {
      clearTimeout(place.current.overdue);
      place.current.request.reject(new GeneratorFailedError(reason.message, { cause: reason }));
    }
    if (this.isClosed) return;
    this.options.onEnd(reason);
    const pause = setTimeout(
      () => {
        this.pauses.delete(pause);
        this.start();
      },
      Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures++),
    );
    this.pauses.add(pause);
  }
}

async function* changesOf(batches: AsyncIterable<LibraryRecipe[]>): AsyncIterable<LibraryChange> {
  for await (const recipes of batches) yield { kind: 'upsert', recipes };
}
