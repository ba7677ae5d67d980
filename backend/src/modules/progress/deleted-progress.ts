import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { UserDirectory } from '../users/index.js';
import { DeletedProgressQueries } from './deleted-progress.queries.js';

type Deleted = Parameters<DeletedProgressQueries['moveAside']>[0];

/** Deletes what customers have recorded so that they can undo it for a day. Both must run in the use case's transaction. */
@Injectable()
export class DeletedProgress {
  constructor(
    private readonly queries: DeletedProgressQueries,
    private readonly users: UserDirectory,
  ) {}

  delete(deleted: Deleted): Promise<void> {
    return this.queries.moveAside(deleted);
  }

  /** Puts a deleted row back as it was, except that an account that is gone has recorded nothing. */
  async restore(deleted: Deleted): Promise<void> {
    const row = await this.queries.take(deleted);
    if (!row) throw new NotFoundError();
    const recorder = row.recorderId === null ? null : await this.users.byId(row.recorderId);
    await this.queries.putBack(deleted.kind, row.content, recorder?.id ?? null);
  }
}
