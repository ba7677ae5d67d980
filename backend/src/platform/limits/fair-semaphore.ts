import { ServiceUnavailableError } from '../errors/app-error.js';

interface Limits {
  /** The number of callers that may work at the same time. */
  atOnce: number;
  waiting: number;
  waitingOfOne: number;
  /** The longest time that a caller waits. */
  maxWaitMs: number;
}

interface Waiting {
  by: string;
  begin: () => void;
}

/**
 * Limits work that needs so much memory that only a few callers may do it at once. The longest waiting caller is
 * next, but callers without running work go before those who have some. When too many wait, new callers are refused.
 */
export class FairSemaphore {
  private readonly running: string[] = [];
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Waits for a turn and returns the function that ends it, which must be called exactly once however the work ends.
   */
  async take(by: string): Promise<() => void> {
    if (this.running.length < this.limits.atOnce) this.running.push(by);
    else await this.turnOf(by);
    return () => this.end(by);
  }

  private turnOf(by: string): Promise<void> {
    const own = this.waiting.filter((one) => one.by === by).length;
    if (this.waiting.length >= this.limits.waiting || own >= this.limits.waitingOfOne)
      throw new ServiceUnavailableError();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        reject(new ServiceUnavailableError());
      };
      const timer = setTimeout(giveUp, this.limits.maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const one = { by, begin };
      this.waiting.push(one);
    });
  }

  private end(by: string) {
    this.running.splice(this.running.indexOf(by), 1);
    const fairest = this.waiting.findIndex((one) => !this.running.includes(one.by));
    const [next] = this.waiting.splice(Math.max(fairest, 0), 1);
    if (!next) return;
    this.running.push(next.by);
    next.begin();
  }
}
