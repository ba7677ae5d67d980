import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../support/eventually.ts';

/** Four times the work that takes an idle machine 50 ms. Nothing may block the event loop for longer. */
const MAX_KNOWN_WORKS = 4;
const CALIBRATE_EVERY = 100;
/** The number of latest calibrations of which the median counts. */
const RECENT = 5;
/** This is many times what is allowed, for a very busy machine. */
const GIVEN_UP_AFTER_MS = 10_000;
const PROJECT = new URL('../../../../', import.meta.url);

export interface Cost {
  /** The longest time that the event loop was blocked, as a fraction of what is allowed. */
  held: number;
  grownBytes: number;
}

interface Definition {
  /** Its file, relative to the project. */
  program: string;
  environment: NodeJS.ProcessEnv;
  portName: 'PORT' | 'API_PORT';
  ready: string;
}

/** Runs one of our built programs as a separate process, which reports what requests cost. */
export class MeasuredProgram {
  private known: number[] = [];
  private measured = 0;
  private child!: ChildProcess;
  url = '';

  private readonly definition: Definition;

  private constructor(definition: Definition) {
    this.definition = definition;
  }

  static async start(definition: Definition): Promise<MeasuredProgram> {
    const started = new MeasuredProgram(definition);
    await started.begin();
    return started;
  }

  private async begin(): Promise<void> {
    const port = await freePort();
    const { program, environment, portName, ready } = this.definition;
    const gauge = fileURLToPath(new URL('gauge.mjs', import.meta.url));
    this.url = `http://127.0.0.1:${port}`;
    this.child = spawn(process.execPath, ['--expose-gc', '--import', gauge, program], {
      cwd: PROJECT,
      env: { ...environment, NODE_ENV: 'production', [portName]: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await eventually(() => isReady(`${this.url}${ready}`), 60_000);
    this.known = [];
    for (let times = 0; times < RECENT; times++) await this.calibrate();
  }

  async costOf(work: () => Promise<unknown>): Promise<Cost> {
    this.measured += 1;
    if (this.measured % CALIBRATE_EVERY === 0) await this.calibrate();
    await this.ask('begin');
    await work();
    const spent = await this.ask('end');
    if (spent) return { held: spent.heldMs / this.mostMs, grownBytes: spent.grownBytes };
    await this.replace();
    return { held: Number.POSITIVE_INFINITY, grownBytes: 0 };
  }

  /** Collects garbage, so that earlier requests do not affect the next one. */
  async tidy(): Promise<void> {
    await this.ask('tidy');
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }

  /** Replaces a process that has been blocked for too long. */
  private async replace(): Promise<void> {
    await this.stop('SIGKILL');
    await this.begin();
  }

  /**
   * Other programs affect the machine's caches during a test, so the reference is measured again from time to time.
   */
  private async calibrate(): Promise<void> {
    const answer = await this.ask('calibrate');
    this.known = [...this.known, answer?.heldMs ?? 0].slice(-RECENT);
  }

  /** Returns how long the event loop may be blocked, which is about 200 ms on an idle machine. */
  private get mostMs(): number {
    const sorted = this.known.toSorted((one, other) => one - other);
    return MAX_KNOWN_WORKS * (sorted[Math.floor(sorted.length / 2)] ?? 0);
  }

  /** Returns null if there is no answer for so long that something must block the event loop. */
  private async ask(question: 'tidy' | 'begin' | 'end' | 'calibrate'): Promise<Spent | null> {
    const tooLong = AbortSignal.timeout(GIVEN_UP_AFTER_MS);
    const answered = once(this.child, 'message', { signal: tooLong });
    this.child.send(question);
    const [{ answer }] = await answered.catch(() => [{ answer: null }]);
    return answer;
  }
}

interface Spent {
  heldMs: number;
  grownBytes: number;
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ?? false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
