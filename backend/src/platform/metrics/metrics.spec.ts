import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { HttpConfig } from '../http/http.config.js';
import { startMetrics } from './metrics.js';

@Module({})
class Nothing {}

let app: NestFastifyApplication;

beforeEach(async () => {
  app = await NestFactory.create<NestFastifyApplication>(Nothing, new FastifyAdapter(), { logger: false });
  (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).get('/things/:id', async () => 'thing');
});

afterEach(() => app.close());

const configWith = (environment: Record<string, string>) =>
  new HttpConfig(HttpConfig.schema.parse(environment));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('metrics are off unless a port is set', async () => {
  expect(configWith({}).METRICS_PORT).toBeUndefined();
  const stop = await startMetrics(app, configWith({}));
  await expect(stop()).resolves.toBeUndefined();
});

test('metrics count answers by route on a separate port, without IDs', async () => {
  const port = await freePort();
  const stop = await startMetrics(app, configWith({ METRICS_PORT: String(port) }));
  try {
    await app.inject('/things/12');
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await metrics.text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 1',
    );
    expect(text).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  } finally {
    await stop();
  }
});
