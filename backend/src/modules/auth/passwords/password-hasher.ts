import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../../../platform/limits/turns.js';

/** argon2id, OWASP's first choice. It runs on the thread pool: the event loop never waits for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * More at once than there are processors only push each other out of the caches, and more waiting than this takes longer
 * than anyone waits. Whoever has one going on lets others go first.
 */
const TURNS = { atOnce: availableParallelism(), waiting: 200, waitingOfOne: 100, patienceMs: 20_000 };

/** Of no password at all; verified when there is no account, so that the answer takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWhhcy10aGlz$8fTtKOXxRQFyJ6uS0lyEJZ4wFqmF+rWgW1sKOXbC4D0';

@Injectable()
export class PasswordHasher {
  private readonly turns = new Turns(TURNS);

  /** `by`: the network or the account that it is done for. */
  hash(password: string, by: string): Promise<string> {
    return this.inTurn(by, () => hash(password, COST));
  }

  async matches(password: string, storedHash: string | null, by: string): Promise<boolean> {
    const matches = await this.inTurn(by, () => verify(storedHash ?? NOBODY, password));
    return storedHash !== null && matches;
  }

  private async inTurn<T>(by: string, work: () => Promise<T>): Promise<T> {
    const end = await this.turns.take(by);
    try {
      return await work();
    } finally {
      end();
    }
  }
}
