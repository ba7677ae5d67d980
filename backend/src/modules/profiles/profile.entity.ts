import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Allergen } from '../foods/index.js';
import type { Units } from '../progress/index.js';
import { ageOn, bornInOf } from './age.js';
import { ProfileRepository } from './profile.repository.js';
import { ACTIVITY_LEVELS, type ActivityLevel } from './profile-values.js';

/** The fields of a profile that change; those that are left out stay as they are. */
export interface ProfileContent {
  bio?: string;
  specializations?: string[];
  certifications?: string[];
  yearsExperience?: number | null;
  fitnessGoals?: string[];
  dietaryRestrictions?: string[];
  allergies?: Allergen[];
  preferredCuisines?: string[];
  activityLevel?: ActivityLevel | null;
  height?: number | null;
  age?: number | null;
  units?: Units;
  currency?: string;
}

/** The fields that are kept as they are sent. */
const PLAIN_FIELDS = [
  ...(['specializations', 'certifications', 'yearsExperience', 'fitnessGoals', 'allergies'] as const),
  ...(['preferredCuisines', 'activityLevel', 'units', 'currency'] as const),
];

const WordsColumn = () => Property({ type: 'string[]', columnType: 'text[]' });

/** A user's profile: what they say about themselves. */
@Entity({ tableName: 'profiles', repository: () => ProfileRepository })
export class Profile {
  [EntityRepositoryType]?: ProfileRepository;

  @PrimaryKey({ type: 'uuid' })
  userId: string;

  @Property({ type: 'text', nullable: true })
  bio: string | null = null;

  @WordsColumn() specializations: string[] = [];
  @WordsColumn() certifications: string[] = [];

  @Property({ type: 'integer', nullable: true })
  yearsExperience: number | null = null;

  @WordsColumn() fitnessGoals: string[] = [];
  @WordsColumn() dietaryRestrictions: string[] = [];
  @WordsColumn() allergies: Allergen[] = [];
  @WordsColumn() preferredCuisines: string[] = [];

  @Enum({ items: () => ACTIVITY_LEVELS, type: 'text', nullable: true })
  activityLevel: ActivityLevel | null = null;

  @Property({ type: 'float', columnType: 'double precision', nullable: true })
  heightCm: number | null = null;

  /** The first day of a month. The age follows from it. */
  @Property({ type: 'date', nullable: true })
  bornIn: string | null = null;

  /** Null until chosen. */
  @Property({ type: 'text', nullable: true })
  units: Units | null = null;

  @Property({ type: 'text', nullable: true })
  currency: string | null = null;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(userId: string, now: Date) {
    this.userId = userId;
    this.updatedAt = now;
  }

  ageOn(day: string): number | null {
    return this.bornIn === null ? null : ageOn(day, this.bornIn);
  }

  change(content: ProfileContent, today: string, now: Date): void {
    const { bio, dietaryRestrictions, height, age } = content;
    for (const name of PLAIN_FIELDS)
      if (content[name] !== undefined) Object.assign(this, { [name]: content[name] });
    if (bio !== undefined) this.bio = bio || null;
    if (dietaryRestrictions) this.dietaryRestrictions = [...new Set(dietaryRestrictions)];
    if (height !== undefined) this.heightCm = height;
    // The same age again must not move the birthday.
    if (age !== undefined && age !== this.ageOn(today))
      this.bornIn = age === null ? null : bornInOf(age, today);
    this.updatedAt = now;
  }

  /** Returns the dietary restrictions and allergies that would be added. */
  newRestrictions({ dietaryRestrictions = [], allergies = [] }: ProfileContent) {
    const isNewIn = (kept: readonly string[]) => (one: string) => !kept.includes(one);
    return {
      dietaryRestrictions: dietaryRestrictions.filter(isNewIn(this.dietaryRestrictions)),
      allergies: allergies.filter(isNewIn(this.allergies)),
    };
  }

  /** Says whether more health data would be kept than now. Taking some of it away needs no consent. */
  wouldKeepMoreHealthData(content: ProfileContent, today: string): boolean {
    const { fitnessGoals = [] } = content;
    const { dietaryRestrictions, allergies } = this.newRestrictions(content);
    return (
      hasMore(fitnessGoals, this.fitnessGoals) ||
      dietaryRestrictions.length + allergies.length > 0 ||
      isNew(content.activityLevel, this.activityLevel) ||
      isNew(content.height, this.heightCm) ||
      isNew(content.age, this.ageOn(today))
    );
  }
}

const hasMore = (sent: readonly string[], kept: readonly string[]): boolean =>
  sent.some((one) => !kept.includes(one));

const isNew = <T>(sent: T | null | undefined, kept: T | null): boolean =>
  sent !== undefined && sent !== null && sent !== kept;
