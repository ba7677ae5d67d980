import { Module } from '@nestjs/common';
import { PictureEncoder } from './picture-encoder.js';

@Module({ providers: [PictureEncoder], exports: [PictureEncoder] })
export class PicturesModule {}
