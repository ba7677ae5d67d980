import { Module } from '@nestjs/common';
import { ExportedDataQueries } from './exported-data.queries.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

/**
 * Exports data for admins as JSON. The module keeps nothing; the owners of the tables say what of them is
 * exported.
 */
@Module({
  controllers: [ExportsController],
  providers: [ExportsService, ExportedDataQueries],
})
export class ExportsModule {}
