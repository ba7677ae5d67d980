import { Module } from '@nestjs/common';
import { AiConfig } from '../../platform/ai/ai.config.js';
import { WishReader, wishReader } from './wish-reader.js';

@Module({
  providers: [{ provide: WishReader, inject: [AiConfig], useFactory: wishReader }],
  exports: [WishReader],
})
export class WishReaderModule {}
