import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore.js';

/** Uses argon2id, OWASP's first choice. It runs on the thread pool and never blocks the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * More hashes at once than processors only evict each other from the caches, and more waiting than this would take
 * longer than users wait. Callers with a running hash let others go first.
 */
const LIMITS = { atOnce: availableParallelism(), waiting: 200, waitingOfOne: 100, maxWaitMs: 20_000 };

/**
 * A hash that no password matches. It is verified when there is no account, so that the answer takes the same time.
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWhhcy10aGlz$8fTtKOXxRQFyJ6uS0lyEJZ4wFqmF+rWgW1sKOXbC4D0';

@Injectable()
export class PasswordHasher {
  private readonly semaphore = new FairSemaphore(LIMITS);

  /** `by` is the network or the account on whose behalf the password is hashed. */
  hash(password: string, by: string): Promise<string> {
    return this.inTurn(by, () => hash(password, COST));
  }

  async matches(password: string, storedHash: string | null, by: string): Promise<boolean> {
    const matches = await this.inTurn(by, () => verify(storedHash ?? NOBODY, password));
    return storedHash !== null && matches;
  }

  private async inTurn<T>(by: string, work: () => Promise<T>): Promise<T> {
    const end = await this.semaphore.take(by);
    try {
      return await work();
    } finally {
      end();
    }
  }
}
