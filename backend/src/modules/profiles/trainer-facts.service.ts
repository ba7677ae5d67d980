import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { UserDirectory } from '../users/index.js';
import type { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';

/** Reads the profiles of trainers for admins. */
@Injectable()
export class TrainerFactsService {
  constructor(
    private readonly users: UserDirectory,
    private readonly profiles: ProfileRepository,
  ) {}

  /** Null if the trainer has said nothing yet. Accounts of other roles are reported as not found. */
  async find(userId: string): Promise<Profile | null> {
    const user = await this.users.byId(userId);
    if (user?.role !== 'trainer') throw new NotFoundError('Trainer not found');
    return this.profiles.findOf(userId);
  }
}
