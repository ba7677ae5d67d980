import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.js';
import { Jobs } from './jobs.js';
import './own-data.sql.js';

@Global()
@Module({
  providers: [Jobs, { provide: JobQueue, useExisting: Jobs }],
  exports: [Jobs, JobQueue],
})
export class JobsModule {}
