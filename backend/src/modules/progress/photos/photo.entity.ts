import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../users/index.js';
import type { When } from '../days.js';
import { PhotoRepository } from './photo.repository.js';

export const PHOTO_TYPES = ['front', 'side', 'back', 'other'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

export interface PhotoContent {
  when: When;
  photoType: PhotoType;
  caption: string | null;
  isPrivate: boolean;
}

interface StoredPhoto {
  /** The ID under which the files are stored. */
  id: string;
  width: number;
  height: number;
}

/** A photo of a customer. Only they see it until they say that their trainers may. */
@Entity({ tableName: 'progress_photos', repository: () => PhotoRepository })
export class Photo {
  [EntityRepositoryType]?: PhotoRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User)
  customer: Rel<User>;

  @Property({ type: 'date' }) day: string;
  @Property({ type: 'timestamptz', nullable: true }) takenAt: Date | null = null;
  @Enum({ items: () => PHOTO_TYPES, type: 'text' }) photoType: PhotoType = 'other';
  @Property({ type: 'text', nullable: true }) caption: string | null = null;
  @Property({ type: 'boolean' }) isPrivate = true;

  /** The size of the large file in pixels. */
  @Property({ type: 'integer' }) width: number;
  @Property({ type: 'integer' }) height: number;

  @Property({ type: 'timestamptz' }) createdAt: Date;
  @Property({ type: 'timestamptz' }) updatedAt: Date;

  constructor(customer: User, { id, width, height }: StoredPhoto, day: string, now: Date) {
    this.id = id;
    this.customer = customer;
    this.width = width;
    this.height = height;
    this.day = day;
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** Replaces everything that is said about the photo. The picture itself never changes. */
  change({ when, photoType, caption, isPrivate }: PhotoContent, now: Date): void {
    this.day = when.day;
    this.takenAt = when.at;
    this.photoType = photoType;
    this.caption = caption || null;
    this.isPrivate = isPrivate;
    this.updatedAt = now;
  }
}
