import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { ConfigSection } from './config-section.js';
import { Configuration, type Environment } from './configuration.js';

@Global()
@Module({})
export class ConfigModule {
  static forRoot(sections: ConfigSection[], environment: Environment): DynamicModule {
    const configuration = new Configuration(sections, environment);
    return {
      module: ConfigModule,
      providers: configuration.entries().map(([Section, value]) => ({ provide: Section, useValue: value })),
      exports: [...sections],
    };
  }
}
