import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiOkResponse, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import {
  Amount,
  Choice,
  Id,
  ListOf,
  Maybe,
  Moment,
  ObjectOf,
  Part,
  Sometimes,
  Text,
  WholeNumber,
  YesNo,
} from './answers.js';

class Step {
  @Text() words: string;
}

class Dish {
  @Id() id: string;
  @Text('As its author wrote it') name: string;
  @Moment() createdAt: string;
  @Maybe(Moment('Null until it is cooked')) cookedAt: string | null;
  @WholeNumber({ description: 'Stars', minimum: 1, maximum: 5 }) rating: number;
  @Amount() grams: number;
  @Choice(['sweet', 'savory']) taste: 'sweet' | 'savory';
  @Maybe(ListOf(Choice(['vegan', 'keto']))) diets: ('vegan' | 'keto')[] | null;
  @Part(Step, 'What comes first') first: Step;
  @Maybe(Part(Step)) last: Step | null;
  @ListOf(Part(Step), 'In order') steps: Step[];
  @ListOf(Id()) relatives: string[];
  @ListOf(WholeNumber()) widths: number[];
  @ObjectOf(Part(Step), 'By language') translated: Record<string, Step>;
  @Sometimes(YesNo()) isOwn?: boolean;
}

/** Only the compiler reads this class: each line would compile if its decorator accepted any property. */
class _Misfits {
  // @ts-expect-error a number is no text
  @Text() count: number;
  // @ts-expect-error the document would not say that it may be null
  @Moment() endedAt: string | null;
  // @ts-expect-error the document would not say that it may be absent
  @YesNo() isOwn?: boolean;
  // @ts-expect-error the class has a taste that the document lacks
  @Choice(['sweet']) taste: 'sweet' | 'sour';
  // @ts-expect-error another class
  @Part(Step) dish: Dish;
}

@Controller('dish')
class DishController {
  @Get()
  @ApiOkResponse({ type: Dish })
  show() {}
}

@Module({ controllers: [DishController] })
class App {}

test('each property is described as it is decorated', async () => {
  const app = await NestFactory.create(App, new FastifyAdapter(), { logger: false });
  const { components } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  const step = { $ref: '#/components/schemas/Step' };
  expect(components?.schemas?.Dish).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string', description: 'As its author wrote it' },
      createdAt: { type: 'string', format: 'date-time' },
      cookedAt: {
        type: 'string',
        format: 'date-time',
        nullable: true,
        description: 'Null until it is cooked',
      },
      rating: { type: 'integer', description: 'Stars', minimum: 1, maximum: 5 },
      grams: { type: 'number' },
      taste: { type: 'string', enum: ['sweet', 'savory'] },
      diets: { type: 'array', nullable: true, items: { type: 'string', enum: ['vegan', 'keto'] } },
      first: { allOf: [step], description: 'What comes first' },
      last: { type: 'object', allOf: [step], nullable: true },
      steps: { type: 'array', items: step, description: 'In order' },
      relatives: { type: 'array', items: { type: 'string', format: 'uuid' } },
      widths: { type: 'array', items: { type: 'integer' } },
      translated: { type: 'object', additionalProperties: step, description: 'By language' },
      isOwn: { type: 'boolean' },
    },
    required: expect.not.arrayContaining(['isOwn']),
  });
});
