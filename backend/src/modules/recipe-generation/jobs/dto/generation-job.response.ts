import {
  Choice,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RECIPE_MAKERS, type RecipeMaker } from '../../../recipes/index.js';
import type { EngineOffer } from '../../engines.js';
import { JOB_STATUSES, type JobStatus } from '../generation-job.entity.js';
import type { JobRow, OutcomeRow } from '../generation-job.queries.js';
import { FailedRecipeResponse, MadeRecipeResponse } from './generation-outcome.response.js';
import { OrderResponse } from './order.response.js';

export class GenerateResponse extends MessageResponse {
  @Id() jobId: string;

  constructor(jobId: string) {
    super('Recipe generation started');
    this.jobId = jobId;
  }
}

export class EngineOfferResponse {
  @Choice(RECIPE_MAKERS, 'What makes recipes that are asked for now') madeBy: RecipeMaker;
  @Maybe(Text('The name of the model')) model: string | null;
  @Maybe(Text('The host to which what you ask for is sent; null if nothing is sent')) provider: string | null;
  @Maybe(Text('What makes pictures; null if recipes get a drawing')) imageModel: string | null;

  constructor({ madeBy, model, provider, imageModel }: EngineOffer) {
    this.madeBy = madeBy;
    this.model = model;
    this.provider = provider;
    this.imageModel = imageModel;
  }
}

export class GenerationJobResponse {
  @Id() id: string;
  @Text('The admin who asked for it') adminEmail: string;
  @Part(OrderResponse, 'What was asked for') asked: OrderResponse;
  @ListOf(Text(), 'Words of what was asked for of which nothing was made') notUsed: string[];
  @Choice(RECIPE_MAKERS) madeBy: RecipeMaker;
  @Maybe(Text('The name of the model')) model: string | null;
  @Choice(JOB_STATUSES) status: JobStatus;
  @WholeNumber() totalRecipes: number;
  @WholeNumber() completed: number;
  @WholeNumber() failed: number;
  @WholeNumber('How many recipes have a picture by the image model') pictures: number;
  @WholeNumber('Tokens that the model was sent') tokensIn: number;
  @WholeNumber('Tokens that the model wrote') tokensOut: number;
  @Moment() createdAt: string;
  @Maybe(Moment()) startedAt: string | null;
  @Maybe(Moment()) endedAt: string | null;
  @Maybe(Moment('Until when it is kept, once it has ended')) expiresAt: string | null;

  constructor(job: JobRow) {
    this.id = job.id;
    this.adminEmail = job.adminEmail;
    this.asked = new OrderResponse(job.asked);
    this.notUsed = job.notUsed;
    this.madeBy = job.madeBy;
    this.model = job.model;
    this.status = job.status;
    this.totalRecipes = job.total;
    this.completed = job.completed;
    this.failed = job.failed;
    this.pictures = job.pictures;
    this.tokensIn = job.tokensIn;
    this.tokensOut = job.tokensOut;
    this.createdAt = job.createdAt.toISOString();
    this.startedAt = job.startedAt?.toISOString() ?? null;
    this.endedAt = job.endedAt?.toISOString() ?? null;
    this.expiresAt = job.expiresAt?.toISOString() ?? null;
  }
}

export class GenerationJobsResponse {
  @ListOf(Part(GenerationJobResponse), 'The newest first') jobs: GenerationJobResponse[];
  @WholeNumber('Across all pages') total: number;

  constructor(jobs: JobRow[], total: number) {
    this.jobs = jobs.map((job) => new GenerationJobResponse(job));
    this.total = total;
  }
}

export class GenerationJobWithRecipesResponse {
  @Part(GenerationJobResponse) job: GenerationJobResponse;
  @ListOf(Part(MadeRecipeResponse), 'Those of this page') made: MadeRecipeResponse[];
  @ListOf(Part(FailedRecipeResponse), 'Those of this page') failed: FailedRecipeResponse[];

  constructor(job: JobRow, made: OutcomeRow[], failed: OutcomeRow[]) {
    this.job = new GenerationJobResponse(job);
    this.made = made.map((outcome) => new MadeRecipeResponse(outcome));
    this.failed = failed.map((outcome) => new FailedRecipeResponse(outcome));
  }
}
