import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Controller, Get, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Public, Roles, SignedIn } from './access.decorator.js';
import { assertAccessRules } from './assert-access-rules.js';

@Controller('guarded')
class Guarded {
  @Get('a') @Public() open() {}
  @Get('b') @SignedIn() signedIn() {}
  @Get('c') @Roles('admin') admins() {}
  notAHandler() {}
}

@Controller('forgotten')
class Forgotten {
  @Get('a') @Public() open() {}
  @Get('b') forgotten() {}
}

async function boot(...controllers: Type[]) {
  @Module({ imports: [DiscoveryModule], controllers })
  class App {}
  const app = await NestFactory.createApplicationContext(App, { logger: false });
  try {
    assertAccessRules(app);
  } finally {
    await app.close();
  }
}

test('the program starts if every handler says who may call it', async () => {
  await expect(boot(Guarded)).resolves.toBeUndefined();
});

test('a handler without a rule stops the start and is named', async () => {
  await expect(boot(Guarded, Forgotten)).rejects.toThrow(
    'These handlers are missing @Public(), @Anybody(), @SignedIn() or @Roles(): Forgotten.forgotten',
  );
});
