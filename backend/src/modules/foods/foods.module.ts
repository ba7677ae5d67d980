import { Module } from '@nestjs/common';
import { FoodsController } from './foods.controller.js';

/** The calculations with foods are plain functions. This module only contains what the API shows of them. */
@Module({ controllers: [FoodsController] })
export class FoodsModule {}
