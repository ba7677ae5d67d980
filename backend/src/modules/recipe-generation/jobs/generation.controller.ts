import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { Engines } from '../engines.js';
import { GenerateRequest } from './dto/generate.request.js';
import { JobParams, ListJobsRequest, ShowJobRequest } from './dto/generation-job.request.js';
import {
  EngineOfferResponse,
  GenerateResponse,
  GenerationJobsResponse,
  GenerationJobWithRecipesResponse,
} from './dto/generation-job.response.js';
import { GenerationProgressResponse } from './dto/generation-progress.response.js';
import { GenerationJobQueries } from './generation-job.queries.js';
import { GenerationJobsService } from './generation-jobs.service.js';
import { JobProgress } from './job-progress.service.js';
import { ProgressEvents } from './progress-events.js';

const EVENTS = 'text/event-stream';

@ApiTags('admin: recipe generation')
@Controller('api/admin')
export class GenerationController {
  constructor(
    private readonly jobs: GenerationJobsService,
    private readonly queries: GenerationJobQueries,
    private readonly progress: JobProgress,
    private readonly events: ProgressEvents,
    private readonly engines: Engines,
  ) {}

  @Post('generate')
  @Roles('admin')
  @HttpCode(202)
  @ApiOperation({ summary: 'Have recipes made for the review queue; `count` alone asks for any' })
  @ApiAcceptedResponse({ type: GenerateResponse })
  @FailsWith(400, 409, 429)
  async generate(@Body() request: GenerateRequest, @CurrentUser() { userId }: Principal) {
    const { id } = await this.jobs.ask(userId, request.order, request.count);
    return new GenerateResponse(id);
  }

  @Get('generation-engine')
  @Roles('admin')
  @ApiOperation({ summary: 'Get what makes recipes now: a language model or the built-in composer' })
  @ApiOkResponse({ type: EngineOfferResponse })
  engine() {
    return new EngineOfferResponse(this.engines.offer);
  }

  @Get('generation-progress/:jobId')
  @Roles('admin')
  @ApiOperation({ summary: 'Get how far a job is; ask every two seconds until it is complete or has failed' })
  @ApiOkResponse({ type: GenerationProgressResponse })
  @FailsWith(400, 404)
  show(@Param() { jobId }: JobParams) {
    return this.progress.read(jobId);
  }

  @Get('generation-progress/:jobId/events')
  @Roles('admin')
  @Header('Cache-Control', 'no-store')
  @Header('X-Accel-Buffering', 'no')
  @ApiOperation({
    summary:
      'Follow a job by server-sent events, `progress` with the same data; a stream lasts up to 15 seconds',
  })
  @ApiProduces(EVENTS)
  @ApiOkResponse({ schema: { type: 'string' } })
  @FailsWith(400, 404, 429)
  async follow(@Param() { jobId }: JobParams, @CurrentUser() { userId }: Principal) {
    return new StreamableFile(await this.events.stream(jobId, userId), { type: EVENTS });
  }

  @Get('generation-jobs')
  @Roles('admin')
  @ApiOperation({ summary: 'List the jobs of all admins, which are kept for 90 days after their end' })
  @ApiOkResponse({ type: GenerationJobsResponse })
  @FailsWith(400)
  async list(@Query() { page, limit }: ListJobsRequest) {
    const { jobs, total } = await this.queries.list(page, limit);
    return new GenerationJobsResponse(jobs, total);
  }

  @Get('generation-jobs/:jobId')
  @Roles('admin')
  @ApiOperation({ summary: 'Get what was asked for, and what came of each recipe' })
  @ApiOkResponse({ type: GenerationJobWithRecipesResponse })
  @FailsWith(400, 404)
  async outcomes(@Param() { jobId }: JobParams, @Query() { page, limit }: ShowJobRequest) {
    const [job, made, failed] = await Promise.all([
      this.queries.find(jobId),
      this.queries.listOutcomes(jobId, true, page, limit),
      this.queries.listOutcomes(jobId, false, page, limit),
    ]);
    if (!job) throw new NotFoundError('Job not found');
    return new GenerationJobWithRecipesResponse(job, made, failed);
  }

  @Post('generation-jobs/:jobId/cancel')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'End a job early; recipes that were made stay, and repeating it changes nothing' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async cancel(@Param() { jobId }: JobParams, @CurrentUser() { userId }: Principal) {
    await this.jobs.cancel(jobId, userId);
    return new MessageResponse('Recipe Generation Canceled');
  }

  @Post('generation-jobs/:jobId/retry')
  @Roles('admin')
  @HttpCode(202)
  @ApiOperation({ summary: 'Have those recipes of a job made again that have failed' })
  @ApiAcceptedResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409, 429)
  async retry(@Param() { jobId }: JobParams, @CurrentUser() { userId }: Principal) {
    await this.jobs.retry(jobId, userId);
    return new MessageResponse('Missing recipes are made now');
  }
}
