import { EntityRepository } from '@mikro-orm/postgresql';
import type { Profile } from './profile.entity.js';

export class ProfileRepository extends EntityRepository<Profile> {
  findOf(userId: string): Promise<Profile | null> {
    return this.findOne({ userId });
  }

  findOfAll(userIds: readonly string[]): Promise<Profile[]> {
    return this.find({ userId: { $in: [...userIds] } });
  }
}
