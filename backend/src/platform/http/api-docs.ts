import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HOUR_SECONDS } from '../clock/clock.js';
import { apiDocument } from './api-document.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Mealwright API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/init.js"></script>
  </body>
</html>`;

const INIT = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#swagger-ui', deepLinking: true });`;

/** The page runs under the same strict policy as the rest: no inline scripts and nothing from other hosts. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Serves Swagger UI at /api/docs and the document at /api/docs-json. */
export function serveApiDocs(app: INestApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const send = (reply: FastifyReply, type: keyof typeof TYPES, body: string | Buffer) =>
    reply.header('Content-Type', TYPES[type]).header('Content-Security-Policy', POLICY).send(body);
  let json: string | undefined;

  fastify.get('/api/docs', (_, reply) => send(reply, 'html', PAGE));
  fastify.get('/api/docs/init.js', (_, reply) => send(reply, 'js', INIT));
  for (const [file, type] of [
    ['swagger-ui.css', 'css'],
    ['swagger-ui-bundle.js', 'js'],
  ] as const) {
    let body: Promise<Buffer> | undefined;
    fastify.get(`/api/docs/${file}`, async (_, reply) => {
      body ??= readFile(join(assets, file));
      return send(reply.header('Cache-Control', `public, max-age=${HOUR_SECONDS}`), type, await body);
    });
  }
  fastify.get('/api/docs-json', (_, reply) => {
    json ??= JSON.stringify(apiDocument(app));
    return reply.header('Content-Type', 'application/json; charset=utf-8').send(json);
  });
}
