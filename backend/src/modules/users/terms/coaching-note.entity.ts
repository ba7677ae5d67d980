import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CoachingNoteRepository } from './coaching-note.repository.js';

/**
 * A trainer's notes about a customer. Nobody else reads them: neither the customer, nor other trainers, nor
 * admins.
 */
@Entity({ tableName: 'coaching_notes', repository: () => CoachingNoteRepository })
export class CoachingNote {
  [EntityRepositoryType]?: CoachingNoteRepository;

  @PrimaryKey({ type: 'uuid' })
  coachingId: string;

  @Property({ type: 'text' })
  text = '';

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(coachingId: string, now: Date) {
    this.coachingId = coachingId;
    this.updatedAt = now;
  }

  write(text: string, now: Date): void {
    this.text = text;
    this.updatedAt = now;
  }
}
