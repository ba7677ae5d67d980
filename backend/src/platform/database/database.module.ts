import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { DatabaseConfig } from './database.config.js';
import { Housekeeping } from './housekeeping.js';
import { LongReads } from './long-reads.js';
import { Notices } from './notices.js';
import { ormOptions } from './orm-options.js';
import { currentEntityManager } from './request-entity-manager.js';
import { Sql } from './sql.js';

@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [DatabaseConfig],
      useFactory: (config: DatabaseConfig) => ({
        ...ormOptions(config),
        autoLoadEntities: true,
        // A Fastify hook opens each request's own EntityManager (see openRequestContext in http/fastify.ts).
        registerRequestContext: false,
        context: currentEntityManager,
      }),
    }),
  ],
  providers: [Sql, Housekeeping, LongReads, Notices],
  exports: [Sql, Housekeeping, LongReads, Notices],
})
export class DatabaseModule {}
