import { Module } from '@nestjs/common';
import { FoodsController } from './foods.controller.js';

/** The arithmetic of foods is plain functions; this is only what the API shows of them. */
@Module({ controllers: [FoodsController] })
export class FoodsModule {}
