import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    mostBodyBytes?: number;
  }
}

/** A handler whose requests may weigh more than others. */
export const LargeBody = (mostBodyBytes: number) => RouteConfig({ mostBodyBytes });

export function acceptLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = route.config?.mostBodyBytes ?? route.bodyLimit;
  });
}
