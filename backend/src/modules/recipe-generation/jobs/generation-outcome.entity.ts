import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export interface Made {
  recipeId: string;
  name: string;
  hasPicture: boolean;
}

export interface Failed {
  /** The name of the last proposal, or null if there was none. */
  name: string | null;
  reason: string;
}

const MAX_NAME_CHARACTERS = 255;
const MAX_REASON_CHARACTERS = 300;

/**
 * The outcome of one recipe of a job: the recipe or the reason why there is none. The key makes sure that no
 * recipe of a job is kept twice.
 */
@Entity({ tableName: 'recipe_generation_outcomes' })
export class GenerationOutcome {
  @PrimaryKey({ type: 'uuid' }) jobId: string;
  /** Its place among the recipes of the job, from 1 to the number that were asked for. */
  @PrimaryKey({ type: 'integer' }) number: number;
  @Property({ type: 'uuid', nullable: true }) recipeId: string | null;
  @Property({ type: 'boolean' }) isMade: boolean;
  @Property({ type: 'text', nullable: true }) name: string | null;
  @Property({ type: 'text', nullable: true }) reason: string | null;
  @Property({ type: 'boolean' }) hasPicture: boolean;
  @Property({ type: 'timestamptz' }) at: Date;

  constructor(jobId: string, number: number, outcome: Made | Failed, at: Date) {
    this.jobId = jobId;
    this.number = number;
    this.at = at;
    this.isMade = 'recipeId' in outcome;
    this.recipeId = 'recipeId' in outcome ? outcome.recipeId : null;
    this.hasPicture = 'recipeId' in outcome && outcome.hasPicture;
    this.name = outcome.name?.slice(0, MAX_NAME_CHARACTERS) ?? null;
    this.reason = 'reason' in outcome ? outcome.reason.slice(0, MAX_REASON_CHARACTERS) : null;
  }
}
