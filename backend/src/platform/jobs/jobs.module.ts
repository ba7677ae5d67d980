import { Global, Module } from '@nestjs/common';
import { Jobs } from './jobs.js';
import './own-data.sql.js';

@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
