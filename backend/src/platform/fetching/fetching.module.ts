import { Module } from '@nestjs/common';
import { HostAddresses } from './host-addresses.js';
import { PageFetcher } from './page-fetcher.js';

@Module({ providers: [HostAddresses, PageFetcher], exports: [PageFetcher] })
export class FetchingModule {}
