import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ServiceUnavailableError } from '../../../platform/errors/app-error.js';

/** argon2id, OWASP's first choice. It runs on the thread pool: the event loop never waits for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More than this waiting takes longer than anybody waits: better to say so at once. */
const MOST_WAITING = 200;

/** Of no password at all; verified when there is no account, so that the answer takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWhhcy10aGlz$8fTtKOXxRQFyJ6uS0lyEJZ4wFqmF+rWgW1sKOXbC4D0';

@Injectable()
export class PasswordHasher {
  private waiting = 0;

  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, COST));
  }

  async matches(password: string, storedHash: string | null): Promise<boolean> {
    const matches = await this.queued(() => verify(storedHash ?? NOBODY, password));
    return storedHash !== null && matches;
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) throw new ServiceUnavailableError();
    this.waiting += 1;
    try {
      return await work();
    } finally {
      this.waiting -= 1;
    }
  }
}
