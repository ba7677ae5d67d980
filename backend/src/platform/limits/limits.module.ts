import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.js';
import './own-data.sql.js';

@Global()
@Module({ providers: [Limits], exports: [Limits] })
export class LimitsModule {}
