import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import type { Log } from '../logging/log.js';
import { InjectLog } from '../logging/logging.module.js';
import { type FileOwner, RowFiles } from './row-files.js';
import { Storage } from './storage.js';

@Injectable()
export class RowFilesFactory {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly storage: Storage,
    @InjectLog() private readonly log: Log,
  ) {}

  filesOf(owner: FileOwner): RowFiles {
    const { em, sql, storage, log } = this;
    return new RowFiles(owner, { em, sql, storage, log });
  }
}
