import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Every route of the server in the notation of the document: `GET /api/admin/users/{id}`. */
export function servedRoutes(app: NestFastifyApplication): string[] {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const above: string[] = [];
  return fastify
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
      if (!part) return [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? '') + part;
      above[depth] = path;
      const documented = path.replaceAll(/:(\w+)/g, '{$1}');
      return methods.split(', ').map((method) => `${method} ${documented}`);
    });
}
