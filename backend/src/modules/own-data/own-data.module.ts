import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { DeletionNotices } from './deletion-notices.js';
import { DeletionRequestsService } from './deletion-requests.service.js';
import { Download } from './download.entity.js';
import { DownloadQueries } from './download.queries.js';
import { DownloadFiles } from './download-files.js';
import { DownloadsService } from './downloads.service.js';
import { ErasureService } from './erasure.service.js';
import { MakeDownloadHandler } from './make-download.job.js';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataQueries } from './own-data.queries.js';
import './own-data.sql.js';
import { OwnDataArchive } from './own-data-archive.js';

/**
 * Users leave with all that is kept of them, or have it deleted. The owners of the tables say what is kept.
 */
@Module({
  imports: [MikroOrmModule.forFeature([Download]), UsersModule],
  controllers: [OwnDataController],
  providers: [
    DownloadsService,
    DownloadFiles,
    DownloadQueries,
    MakeDownloadHandler,
    OwnDataArchive,
    OwnDataQueries,
    DeletionNotices,
    DeletionRequestsService,
    ErasureService,
  ],
})
export class OwnDataModule {}
