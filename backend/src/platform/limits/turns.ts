import { ServiceUnavailableError } from '../errors/app-error.js';

interface Limits {
  /** Work that is going on. */
  atOnce: number;
  waiting: number;
  waitingOfOne: number;
  /** No one waits for longer. */
  patienceMs: number;
}

interface Waiting {
  by: string;
  begin: () => void;
}

/**
 * Work that takes so much memory that only so many may be at it. Who waits longest is next, but those who have something
 * going on already let others go first; where too many wait, whoever comes is told to come again.
 */
export class Turns {
  private readonly running: string[] = [];
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: Limits) {}

  /** What is given back ends the turn; it has to be called once, however the work ends. */
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
      const timer = setTimeout(giveUp, this.limits.patienceMs);
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
