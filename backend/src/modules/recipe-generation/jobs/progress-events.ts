import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { seconds } from '../../../platform/clock/clock.js';
import { TooManyRequestsError } from '../../../platform/errors/app-error.js';
import { callerGone } from '../../../platform/http/caller-gone.js';
import { GenerationProgressResponse } from './dto/generation-progress.response.js';
import { JobProgress } from './job-progress.service.js';

const LOOK_EVERY_MS = seconds(1);

/**
 * A stream ends before the frontend gives up a call, and a browser asks for the next one by itself. Each time, it is
 * checked whether its session still lives.
 */
const MAX_STREAM_MS = seconds(15);

/** This is shorter than the time after which the frontend and proxies give up a connection on which nothing comes. */
const SIGN_OF_LIFE_MS = seconds(10);

/** Each stream asks the database once a second. */
const MAX_STREAMS = { all: 200, ofOne: 10 };

/** Server-sent events that say how far a job is, whenever that changes. */
@Injectable()
export class ProgressEvents implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly open = new Map<string, number>();

  constructor(private readonly progress: JobProgress) {}

  onModuleDestroy() {
    this.stopping.abort();
  }

  /** Fails like `JobProgress` if there is no such job. */
  async stream(jobId: string, userId: string): Promise<Readable> {
    const first = await this.progress.read(jobId);
    const all = [...this.open.values()].reduce((sum, count) => sum + count, 0);
    const own = this.open.get(userId) ?? 0;
    if (all >= MAX_STREAMS.all || own >= MAX_STREAMS.ofOne) throw new TooManyRequestsError(60);
    this.open.set(userId, own + 1);
    const over = new AbortController();
    const stop = AbortSignal.any([
      this.stopping.signal,
      over.signal,
      ...([callerGone()].filter(Boolean) as AbortSignal[]),
    ]);
    const events = Readable.from(this.follow(jobId, first, stop), { objectMode: false });
    events.once('close', () => {
      over.abort();
      this.leave(userId);
    });
    return events;
  }

  private leave(userId: string): void {
    const left = (this.open.get(userId) ?? 1) - 1;
    if (left > 0) this.open.set(userId, left);
    else this.open.delete(userId);
  }

  private async *follow(
    jobId: string,
    first: GenerationProgressResponse,
    stop: AbortSignal,
  ): AsyncGenerator<string> {
    const endsAt = performance.now() + MAX_STREAM_MS;
    let progress = first;
    let said = '';
    let saidAt = performance.now();
    yield 'retry: 1000\n\n';
    while (!stop.aborted) {
      const text = JSON.stringify(progress);
      if (text !== said) yield `event: progress\ndata: ${text}\n\n`;
      else if (performance.now() - saidAt >= SIGN_OF_LIFE_MS) yield ': still there\n\n';
      if (text !== said || performance.now() - saidAt >= SIGN_OF_LIFE_MS) saidAt = performance.now();
      said = text;
      if (isOver(progress) || performance.now() > endsAt) return;
      await wait(LOOK_EVERY_MS, undefined, { signal: stop }).catch(() => {});
      if (!stop.aborted) progress = await this.progress.read(jobId);
    }
  }
}

const isOver = ({ currentStep }: GenerationProgressResponse) =>
  currentStep === 'complete' || currentStep === 'failed';
