import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    mostBodyBytes?: number;
  }
}

/** Marks a handler that accepts larger request bodies than others. */
export const LargeBody = (mostBodyBytes: number) =>
  applyDecorators(RouteConfig({ mostBodyBytes }), ApiExtension('x-largest-body', mostBodyBytes));

export function acceptLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = route.config?.mostBodyBytes ?? route.bodyLimit;
  });
}
