import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS } from './access.decorator.js';

/** Stops the boot if a handler does not say who may call it. */
export function assertAccessRules(app: INestApplicationContext): void {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const missing = app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ instance, name }) =>
      scanner
        .getAllMethodNames(Object.getPrototypeOf(instance))
        .filter((method) => Reflect.hasMetadata('path', instance[method]))
        .filter((method) => reflector.get(ACCESS, instance[method]) === undefined)
        .map((method) => `${name}.${method}`),
    );
  if (missing.length > 0) {
    throw new Error(
      `These handlers are missing @Public(), @Anybody(), @SignedIn() or @Roles(): ${missing.join(', ')}`,
    );
  }
}
