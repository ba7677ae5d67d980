import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { AuditEntry } from './audit-entry.entity.js';
import { SecurityLog } from './security-log.js';
import './own-data.sql.js';

@Global()
@Module({
  imports: [MikroOrmModule.forFeature([AuditEntry])],
  providers: [SecurityLog],
  exports: [SecurityLog],
})
export class AuditModule {}
