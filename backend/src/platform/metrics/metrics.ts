import { createServer } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { HttpConfig } from '../http/http.config.js';

/** Metrics are opt-in and use a port of their own, which load balancers need not reach. */
export async function startMetrics(app: INestApplication, config: HttpConfig): Promise<() => Promise<void>> {
  if (config.METRICS_PORT === undefined) return async () => undefined;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.METRICS_PORT, config.API_HOST, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
