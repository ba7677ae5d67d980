import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nextAddress } from '../../support/network.ts';
import { product } from '../../support/product.ts';
import { PASSWORD, people } from '../../support/world.ts';

/** The backend and the frontend run as separate processes here, as they do where there are several copies of each. */
let backend: Program;
let frontend: Program;

beforeAll(async () => {
  const environment = {
    PATH: process.env.PATH,
    APP_ENV: 'test',
    APP_URL: product.url,
    APP_SECRET: product.secret,
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  backend = await Program.start('build/backend/src/main.js', { ...environment, API_PORT: '0' });
  frontend = await Program.start('frontend/server.ts', { ...environment, PORT: '0', API_URL: backend.url });
});

afterAll(() => Promise.all([backend?.stop(), frontend?.stop()]));

test('a user can sign in, pages and API answer, and both programs end cleanly', async () => {
  const [{ email }] = await people([{ role: 'trainer' }]);
  const address = { 'X-Forwarded-For': nextAddress() };
  const signedIn = await fetch(`${frontend.url}/login`, {
    method: 'POST',
    headers: { ...address, Origin: frontend.url },
    body: new URLSearchParams({ email, password: PASSWORD }),
    redirect: 'manual',
  });
  expect(signedIn.status).toBe(302);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const page = await fetch(`${frontend.url}/trainer`, { headers: { ...address, cookie } });
  expect([page.status, page.redirected]).toEqual([200, false]);

  const token = decodeURIComponent(/(?:^|; )token=([^;]+)/.exec(cookie)?.[1] ?? '');
  const me = await fetch(`${frontend.url}/api/auth/me`, {
    headers: { ...address, Authorization: `Bearer ${token}` },
  });
  expect(me.status).toBe(200);
  expect((await fetch(`${frontend.url}/readyz`)).status).toBe(200);

  expect(await frontend.stop()).toBe(0);
  expect(await backend.stop()).toBe(0);
});

class Program {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  /** Resolves when the program's log names the port on which it listens. */
  static async start(file: string, env: NodeJS.ProcessEnv): Promise<Program> {
    const child = spawn(process.execPath, [file], {
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of child.stdout ?? []) {
      said += chunk;
      const port = /"address":(?:"http:\/\/127\.0\.0\.1:|.*?"port":)(\d+)/.exec(said)?.[1];
      if (!port) continue;
      return new Program(child, `http://127.0.0.1:${port}`);
    }
    throw new Error(`${file} ended while it was starting:\n${said}`);
  }

  /** Returns the exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    return this.child.exitCode;
  }
}
