import { Global, Module } from '@nestjs/common';
import { RequestCounts } from './request-counts.js';

@Global()
@Module({ providers: [RequestCounts], exports: [RequestCounts] })
export class MetricsModule {}
