import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import type { PlacedSwap, Swap } from '../swaps.js';
import type { Generated, GenerateTask } from '../task.js';
import { FairQueue } from './fair-queue.js';
import { GeneratorAbandonedError, GeneratorBusyError, GeneratorFailedError } from './generator-errors.js';
import { GeneratorThread } from './generator-thread.js';
import type {
  FoodSwapWish,
  FromWorker,
  QuestionName,
  Questions,
  RecipeUpdate,
  SwapWish,
} from './messages.js';

export interface PoolOptions {
  /** IDs of foods that are on no shopping list. */
  staples: string[];
  packages: [string, number][];
  /** All recipes in batches, for each worker that starts. */
  feed: () => AsyncIterable<GeneratorRecipe[]>;
  /** The maximum number of workers. All but the first only exist while many requests wait. */
  workers?: number;
  /** An additional worker ends after this time without work. */
  idleMs?: number;
  /** The maximum number of waiting requests in total and per user. */
  mostWaiting?: number;
  mostWaitingOfOne?: number;
  /** The longest time a request may take, including its wait. */
  patienceMs?: number;
  workerFile?: URL;
  /** A callback for a worker that ends by itself. */
  onEnd?: (reason: Error) => void;
}

interface Request {
  name: QuestionName;
  asked: Questions[QuestionName]['asked'];
  user: string;
  /** Fires when the request's turn would come too late. */
  patience: NodeJS.Timeout;
  resolve: (answered: unknown) => void;
  reject: (reason: unknown) => void;
}

interface Place {
  thread: GeneratorThread;
  isReady: boolean;
  current: { id: number; request: Request; overdue: NodeJS.Timeout } | null;
  /** Fires when a further worker has had nothing to do for long. */
  idle: NodeJS.Timeout | null;
}

const MAX_WAITING = 200;
const MAX_WAITING_OF_ONE = 5;
const PATIENCE_MS = 20_000;
/** The time that remains for a request whose turn comes at the last moment. */
const MIN_WORK_MS = 2_000;
/** A worker that has not answered this long after its task's deadline hangs. */
const GRACE_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const SECONDS_A_PLAN = 0.3;
/** So many waiting requests for each worker take longer than starting another one, which has to read all recipes first. */
const MANY_WAITING = 10;
const IDLE_MS = 30_000;

/** Workers that make plans, and the requests that wait for them. A worker that dies is replaced and fed again. */
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
      idleMs: IDLE_MS,
      mostWaiting: MAX_WAITING,
      mostWaitingOfOne: MAX_WAITING_OF_ONE,
      patienceMs: PATIENCE_MS,
      workerFile: new URL('./generator-worker.js', import.meta.url),
      onEnd: () => undefined,
      ...options,
    };
    this.start();
  }

  /** `gone` aborts when the caller no longer waits. */
  generate(task: GenerateTask, gone?: AbortSignal): Promise<Generated> {
    return this.ask('generate', task, task.viewerId, gone);
  }

  swapsFor(wish: SwapWish, gone?: AbortSignal): Promise<Swap[]> {
    return this.ask('swaps', wish, wish.task.viewerId, gone);
  }

  swapsWithFood(wish: FoodSwapWish, gone?: AbortSignal): Promise<PlacedSwap[]> {
    return this.ask('foodSwaps', wish, wish.task.viewerId, gone);
  }

  upsert(recipes: GeneratorRecipe[]): void {
    this.change({ kind: 'upsert', recipes });
  }

  remove(ids: string[]): void {
    this.change({ kind: 'remove', ids });
  }

  get waiting(): number {
    return this.queue.length;
  }

  get workers(): number {
    return this.places.length;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const pause of this.pauses) clearTimeout(pause);
    const reason = new GeneratorFailedError('The generator was closed.');
    for (let request = this.queue.next(); request; request = this.queue.next()) {
      clearTimeout(request.patience);
      request.reject(reason);
    }
    await Promise.all([...this.places].map(({ thread }) => thread.stop(reason)));
  }

  private change(change: RecipeUpdate): void {
    for (const { thread } of this.places) thread.change(change);
  }

  private ask<Name extends QuestionName>(
    name: Name,
    asked: Questions[Name]['asked'],
    user: string,
    gone?: AbortSignal,
  ): Promise<Questions[Name]['answered']> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new GeneratorFailedError('The generator was closed.'));
      if (gone?.aborted) return reject(new GeneratorAbandonedError());
      if (this.isFullFor(user)) return reject(this.busy());
      const patience = setTimeout(
        () => this.drop(request, this.busy()),
        this.options.patienceMs - MIN_WORK_MS,
      );
      const request: Request = {
        name,
        asked,
        user,
        patience,
        resolve: resolve as Request['resolve'],
        reject,
      };
      this.queue.add(user, request);
      gone?.addEventListener('abort', () => this.abandon(request), { once: true });
      this.serve();
    });
  }

  private isFullFor(user: string): boolean {
    const { mostWaiting, mostWaitingOfOne } = this.options;
    return this.queue.length >= mostWaiting || this.queue.lengthOf(user) >= mostWaitingOfOne;
  }

  /** Returns false if the request is no longer waiting. */
  private drop(request: Request, reason: Error): boolean {
    if (!this.queue.remove(request.user, request)) return false;
    clearTimeout(request.patience);
    request.reject(reason);
    return true;
  }

  private abandon(request: Request): void {
    if (this.drop(request, new GeneratorAbandonedError())) return;
    for (const { thread, current } of this.places)
      if (current?.request === request) thread.abandon(current.id);
  }

  private busy(): GeneratorBusyError {
    return new GeneratorBusyError(Math.ceil((this.queue.length * SECONDS_A_PLAN) / this.options.workers));
  }

  private serve(): void {
    this.share();
    this.grow();
  }

  /** Gives the next request to every idle worker. */
  private share(): void {
    for (const place of this.places) {
      if (!place.isReady || place.current) continue;
      const request = this.queue.next();
      if (!request) return;
      clearTimeout(request.patience);
      if (place.idle) clearTimeout(place.idle);
      const id = this.nextId++;
      place.current = { id, request, overdue: this.watch(place, request) };
      place.thread.ask({ kind: 'question', id, name: request.name, asked: this.shared(request.asked) });
    }
  }

  /** Starts another worker, one at a time, if the requests that wait are worth it. */
  private grow(): void {
    const { places, pauses, queue, options } = this;
    const isStarting = pauses.size > 0 || places.some(({ isReady }) => !isReady);
    if (isStarting || places.length >= options.workers) return;
    if (queue.length > MANY_WAITING * places.length) this.start();
  }

  /** Lets a worker go that has nothing to do for long, with the memory that it holds, unless it is the last one. */
  private rest(place: Place): void {
    place.idle = setTimeout(() => {
      if (this.places.length === 1) return;
      this.places.splice(this.places.indexOf(place), 1);
      void place.thread.stop(new Error('the generator’s worker had nothing to do'));
    }, this.options.idleMs).unref();
  }

  /** The more requests wait, the less time is spent on a hard one. Most take a fraction of it. */
  private shared(asked: Request['asked']): Request['asked'] {
    const shortened = (task: GenerateTask) => ({
      ...task,
      deadlineMs: Math.max(Math.min(MIN_WORK_MS, task.deadlineMs), task.deadlineMs / (1 + this.queue.users)),
    });
    return 'task' in asked ? { ...asked, task: shortened(asked.task) } : shortened(asked);
  }

  private watch({ thread }: Place, { asked }: Request): NodeJS.Timeout {
    const { deadlineMs } = 'task' in asked ? asked.task : asked;
    const hangs = new GeneratorFailedError('The generator does not answer.');
    return setTimeout(() => void thread.stop(hangs), deadlineMs + GRACE_MS).unref();
  }

  private start(): void {
    const thread: GeneratorThread = new GeneratorThread(
      this.options.workerFile,
      { staples: this.options.staples, packages: this.options.packages },
      {
        ready: () => this.whenReady(place),
        answer: (message) => this.whenAnswered(place, message),
        ended: (reason) => this.whenEnded(place, reason),
      },
    );
    const place: Place = { thread, isReady: false, current: null, idle: null };
    this.places.push(place);
    void thread.feed(changesOf(this.options.feed()));
  }

  private whenReady(place: Place): void {
    place.isReady = true;
    this.failures = 0;
    this.serve();
    if (!place.current) this.rest(place);
  }

  private whenAnswered(place: Place, message: Exclude<FromWorker, { kind: 'ready' }>): void {
    if (place.current?.id !== message.id) return;
    const { request, overdue } = place.current;
    clearTimeout(overdue);
    place.current = null;
    if (message.kind === 'answer') request.resolve(message.answered);
    else request.reject(new GeneratorFailedError(message.message));
    this.serve();
    if (!place.current) this.rest(place);
  }

  private whenEnded(place: Place, reason: Error): void {
    if (place.idle) clearTimeout(place.idle);
    // One that was let go is not replaced.
    if (!this.places.includes(place)) return;
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

async function* changesOf(batches: AsyncIterable<GeneratorRecipe[]>): AsyncIterable<RecipeUpdate> {
  for await (const recipes of batches) yield { kind: 'upsert', recipes };
}
