import { Global, Module } from '@nestjs/common';
import { createStorage } from './create-storage.js';
import { RowFilesFactory } from './row-files-factory.js';
import { StorageConfig } from './storage.config.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [{ provide: Storage, inject: [StorageConfig], useFactory: createStorage }, RowFilesFactory],
  exports: [Storage, RowFilesFactory],
})
export class StorageModule {}
