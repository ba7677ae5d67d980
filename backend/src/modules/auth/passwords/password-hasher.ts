import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ServiceUnavailableError } from '../../../platform/errors/app-error.js';

/** argon2id, OWASP's first choice. It runs on the thread pool: the event loop never waits for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once than there are processors only push each other out of the caches. */
const MOST_AT_ONCE = availableParallelism();

/** More than this waiting takes longer than anybody waits: better to say so at once. */
const MOST_WAITING = 200;

/** Of no password at all; verified when there is no account, so that the answer takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWhhcy10aGlz$8fTtKOXxRQFyJ6uS0lyEJZ4wFqmF+rWgW1sKOXbC4D0';

@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, COST));
  }

  async matches(password: string, storedHash: string | null): Promise<boolean> {
    const matches = await this.queued(() => verify(storedHash ?? NOBODY, password));
    return storedHash !== null && matches;
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < MOST_AT_ONCE) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw new ServiceUnavailableError();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
