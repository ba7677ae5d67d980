import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Invitation } from './invitation.entity.js';

const MAX_LISTED = 200;

export class InvitationRepository extends EntityRepository<Invitation> {
  findByToken(tokenHash: Uint8Array): Promise<Invitation | null> {
    return this.findOne({ tokenHash }, { populate: ['trainer'] });
  }

  /**
   * Locks the invitation, so that it is accepted only once even if its link is opened several times at the same
   * moment.
   */
  async lockByToken(tokenHash: Uint8Array): Promise<Invitation | null> {
    const invitation = await this.findOne(
      { tokenHash },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (invitation) await this.populate([invitation], ['trainer']);
    return invitation;
  }

  findOwn(id: string, trainerId: string): Promise<Invitation | null> {
    return this.findOne({ id, trainer: trainerId });
  }

  lockOwn(id: string, trainerId: string): Promise<Invitation | null> {
    return this.findOne({ id, trainer: trainerId }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  lockAllOwn(ids: string[], trainerId: string): Promise<Invitation[]> {
    return this.find(
      { id: { $in: ids }, trainer: trainerId },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  lockUnused(trainerId: string, customerEmail: string): Promise<Invitation | null> {
    return this.findOne(
      { trainer: trainerId, customerEmail, usedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  ofTrainer(trainerId: string): Promise<Invitation[]> {
    return this.find(
      { trainer: trainerId },
      { populate: ['trainer'], orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_LISTED },
    );
  }
}
