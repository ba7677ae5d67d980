import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../support/eventually.ts';

/** What it takes an idle machine a twentieth of a second to do, four times: nothing may hold the event loop for longer. */
const MOST_KNOWN_WORKS = 4;
const CALIBRATE_EVERY = 100;
/** How many of the latest calibrations count, by the one in their middle. */
const RECENT = 5;
/** Many times what is allowed, on a machine that is many times busier than any. */
const GIVEN_UP_AFTER_MS = 10_000;
const PROJECT = new URL('../../../../', import.meta.url);

export interface Cost {
  /** The longest that the event loop was held, as a part of what is allowed. */
  held: number;
  grownBytes: number;
}

interface Definition {
  /** Its file, from the root of the project. */
  program: string;
  environment: NodeJS.ProcessEnv;
  portName: 'PORT' | 'API_PORT';
  ready: string;
}

/** One of our programs as it is built, in a process of its own, which says what requests cost it. */
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

  /** What earlier requests have left behind is not held against the next. */
  async tidy(): Promise<void> {
    await this.ask('tidy');
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }

  /** One that is held for minutes is waited for no longer. */
  private async replace(): Promise<void> {
    await this.stop('SIGKILL');
    await this.begin();
  }

  /** What other programs do to the machine's caches changes while a test runs, so what it is held against does, too. */
  private async calibrate(): Promise<void> {
    const answer = await this.ask('calibrate');
    this.known = [...this.known, answer?.heldMs ?? 0].slice(-RECENT);
  }

  /** What an idle machine does in a fifth of a second. */
  private get mostMs(): number {
    const sorted = this.known.toSorted((one, other) => one - other);
    return MOST_KNOWN_WORKS * (sorted[Math.floor(sorted.length / 2)] ?? 0);
  }

  /** Null where no answer comes for so long that something holds the event loop. */
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
