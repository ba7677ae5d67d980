import { once } from 'node:events';
import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Clock, HOUR_SECONDS } from '../../platform/clock/clock.js';
import { FairSemaphore } from '../../platform/limits/fair-semaphore.js';
import { Limits } from '../../platform/limits/limits.js';
import type { ExportType } from './export-types.js';
import { ExportedDataQueries } from './exported-data.queries.js';

const MAX_EXPORTS_PER_HOUR = 60;

/** Each export reads whole tables over a connection of its own. */
const LIMITS = { atOnce: 2, waiting: 10, waitingOfOne: 2, maxWaitMs: 30_000 };

/** So much is read ahead of the caller, so that the database and the network work at the same time. */
const MAX_BYTES_AHEAD = 128 * 1024;

@Injectable()
export class ExportsService {
  private readonly semaphore = new FairSemaphore(LIMITS);

  constructor(
    private readonly em: EntityManager,
    private readonly data: ExportedDataQueries,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves with the first bytes, so that a failure before them is answered as one. It is recorded who exported what.
   */
  async start(type: ExportType, { userId }: Principal): Promise<{ exportedAt: Date; json: Readable }> {
    await this.limits.spend([
      { key: `exports:user:${userId}`, most: MAX_EXPORTS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const exportedAt = this.clock.now();
    const json = Readable.from(this.inTurn(userId, type, exportedAt), {
      ...{ objectMode: false, highWaterMark: MAX_BYTES_AHEAD },
    });
    try {
      await Promise.all([once(json, 'readable'), this.record(type, userId, exportedAt)]);
    } catch (error) {
      json.destroy();
      throw error;
    }
    return { exportedAt, json };
  }

  private record(type: ExportType, userId: string, at: Date): Promise<void> {
    return this.em.transactional(async (em) => {
      em.persist(
        new AuditEntry({
          ...{ actorId: userId, action: 'data.exported', subjectType: 'user', subjectId: userId },
          ...{ details: { type }, at },
        }),
      );
    });
  }

  private async *inTurn(userId: string, type: ExportType, exportedAt: Date): AsyncGenerator<Buffer> {
    const end = await this.semaphore.take(userId);
    try {
      for await (const piece of this.data.write(type, exportedAt)) yield Buffer.from(piece);
    } finally {
      end();
    }
  }
}
