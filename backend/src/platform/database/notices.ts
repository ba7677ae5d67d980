import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Client } from 'pg';
import { seconds } from '../clock/clock.js';
import type { Log } from '../logging/log.js';
import { InjectLog } from '../logging/logging.module.js';
import { DatabaseConfig } from './database.config.js';
import { Sql } from './sql.js';

const CONNECT_AGAIN_AFTER_MS = seconds(2);

/** A connection that lies idle is asked something this often, so that one that was lost in silence is noticed. */
const ASK_EVERY_MS = seconds(30);
const ANSWER_WITHIN_MS = seconds(5);

type Handler = () => void;

/**
 * Tells all copies of the program that something happened (NOTIFY). It takes a connection of its own. After it was lost,
 * every handler runs, because a notice may have been missed: handlers must do no harm if nothing happened.
 */
@Injectable()
export class Notices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, Handler>();
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly config: DatabaseConfig,
    private readonly sql: Sql,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Owners call this in their constructors. */
  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, handler);
  }

  async send(channel: string): Promise<void> {
    await this.sql.rows(`select pg_notify(:channel, '')`, { channel });
  }

  async onApplicationBootstrap() {
    await this.listen();
  }

  async beforeApplicationShutdown() {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'mealwright-notices',
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    });
    let isLost = false;
    const lost = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      client.end().catch(() => undefined);
      this.listenAgain(error);
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ channel }) => this.handlers.get(channel)?.());
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.handlers.keys())
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      this.askNowAndThen(client, lost);
    } catch (error) {
      lost(error as Error);
    }
  }

  private askNowAndThen(client: Client, lost: (error: Error) => void): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      client.query('select 1').then(() => this.askNowAndThen(client, lost), lost);
    }, ASK_EVERY_MS).unref();
  }

  private listenAgain(error: Error | undefined): void {
    if (this.isStopped) return;
    this.log.warn({ err: error }, 'the connection for notices was lost');
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      await this.listen();
      for (const handler of this.handlers.values()) handler();
    }, CONNECT_AGAIN_AFTER_MS).unref();
  }
}
