import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { Log } from './log.js';

const LOG = Symbol('log');

export const InjectLog = () => Inject(LOG);

@Global()
@Module({})
export class LoggingModule {
  static forRoot(log: Log): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: LOG, useValue: log }], exports: [LOG] };
  }
}
