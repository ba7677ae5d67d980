import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { minutes } from '../clock/clock.js';
import type { Log } from '../logging/log.js';
import { InjectLog } from '../logging/logging.module.js';
import { Sql } from './sql.js';

/**
 * Deletes rows that nothing can use anymore. Each owner of a table registers its own statements. Several copies of
 * the backend may run this at once, because deleting twice does no harm.
 */
@Injectable()
export class Housekeeping {
  private readonly statements: string[] = [];

  constructor(
    private readonly sql: Sql,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Owners call this in their constructors. */
  remove(...statements: string[]): void {
    this.statements.push(...statements);
  }

  @Interval(minutes(30))
  async sweep(): Promise<void> {
    for (const statement of this.statements)
      await this.sql
        .rows(statement)
        .catch((error) => this.log.warn({ err: error }, 'something old could not be deleted'));
  }
}
