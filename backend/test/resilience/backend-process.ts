import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiClient, createApiClient } from '../../../openapi/src/client.ts';
import { lean } from '../../../scripts/launcher/programs.mjs';
import type { AppConfig } from '../../src/platform/config/app.config.js';
import { Keys } from '../../src/platform/keys/keys.js';
import { eventually } from '../support/eventually.ts';
import { Mailbox } from '../support/mailbox.ts';

const PROGRAM = fileURLToPath(new URL('../../../build/backend/src/main.js', import.meta.url));
/** The folder in which `npm start` keeps code that Node has compiled, which saves a quarter of a start. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../build/compile-cache', import.meta.url));
const APP_SECRET = 'a-secret-of-the-tests-0123456789-0123456789';
const INTERNAL_SECRET = new Keys({ APP_SECRET } as AppConfig).of('internal').toString('base64url');

type Settings = Record<string, string>;

/** The built program as a separate process that can be killed. It ends by itself when the tests do. */
export class BackendProcess {
  private readonly ended: Promise<number | null>;
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly settings: Settings,
  ) {
    const collect = (chunk: Buffer) => {
      this.output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    this.ended = once(child, 'close').then(() => child.exitCode);
  }

  /** Starts the program, with the memory that users give it, without waiting for it. */
  static spawn(settings: Settings): BackendProcess {
    const environment = { APP_ENV: 'test', APP_SECRET, API_PORT: '0', DATABASE_POOL_SIZE: '8', ...settings };
    const child = spawn(process.execPath, [...lean, PROGRAM], {
      env: { NODE_COMPILE_CACHE, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    return new BackendProcess(child, environment);
  }

  /** Starts the program and waits until it answers. */
  static async start(settings: Settings): Promise<BackendProcess> {
    const backend = BackendProcess.spawn(settings);
    await eventually(async () => {
      if (backend.child.exitCode !== null) throw new Error(`It did not start: ${backend.said}`);
      return backend.address;
    }, 120_000);
    return backend;
  }

  /**
   * Starts the same program again at the same address. On a busy machine, it may not reach its database in time and end,
   * and whatever keeps it running starts it once more.
   */
  async again(starts = 5): Promise<BackendProcess> {
    const settings = { ...this.settings, API_PORT: new URL(this.url).port };
    for (let start = 1; ; start += 1) {
      try {
        return await BackendProcess.start(settings);
      } catch (error) {
        if (start === starts || !/timeout/.test(String(error))) throw error;
      }
    }
  }

  get said(): string {
    return this.output;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get url(): string {
    if (!this.address) throw new Error('It is not listening');
    return this.address;
  }

  api(headers: Record<string, string> = {}): ApiClient {
    return createApiClient({ baseUrl: this.url, headers });
  }

  kill(): Promise<number | null> {
    return this.end('SIGKILL');
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exit();
  }

  /** Null while it runs. */
  get exitCode(): number | null {
    return this.child.exitCode;
  }

  /** Leaves it alone, as a launcher does that was killed. Its `exit` is then not heard of. */
  abandon(): void {
    this.child.disconnect();
  }

  /** Leaves what it writes unread until it has ended. */
  stopReading(): void {
    this.child.stdout?.pause();
    this.child.once('exit', () => this.child.stdout?.resume());
  }

  /** Returns the exit code, or null if the process was killed. */
  exit(): Promise<number | null> {
    return this.ended;
  }

  private get address(): string | undefined {
    return /"address":"([^"]+)"/.exec(this.output)?.[1];
  }
}

/** The headers with which the frontend reports a caller's address. */
export const callingFrom = (address: string) => ({
  'X-Internal-Secret': INTERNAL_SECRET,
  'X-Forwarded-For': address,
});

/** A data folder with an outbox that is removed after the test. */
export class DataFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'mealwright-data-'));
  readonly mailbox = new Mailbox(join(this.path, 'outbox'));

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
