import { EntityRepository } from '@mikro-orm/postgresql';
import type { CoachingNote } from './coaching-note.entity.js';

export class CoachingNoteRepository extends EntityRepository<CoachingNote> {
  findOf(coachingId: string): Promise<CoachingNote | null> {
    return this.findOne({ coachingId });
  }

  async deleteOf(coachingId: string): Promise<void> {
    await this.nativeDelete({ coachingId });
  }
}
