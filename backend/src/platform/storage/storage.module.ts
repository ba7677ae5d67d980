import { Global, Module } from '@nestjs/common';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import { StorageConfig } from './storage.config.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [StorageConfig],
      useFactory: (config: StorageConfig) =>
        config.S3_BUCKET ? new S3Storage(config) : new DiskStorage(config.DATA_DIR),
    },
  ],
  exports: [Storage],
})
export class StorageModule {}
