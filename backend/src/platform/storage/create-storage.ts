import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import type { StorageConfig } from './storage.config.js';
import type { Storage } from './storage.js';

export const createStorage = (config: StorageConfig): Storage =>
  config.S3_BUCKET ? new S3Storage(config) : new DiskStorage(config.DATA_DIR);
