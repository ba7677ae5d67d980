import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { Engines, type OpenedEngine } from '../../src/modules/recipe-generation/engines.js';
import type { Attempt } from '../../src/modules/recipe-generation/proposals/engine.js';
import type { Proposal } from '../../src/modules/recipe-generation/proposals/proposal.js';
import type { Refused } from '../../src/modules/recipe-generation/proposals/refused.js';
import { eventually } from './eventually.ts';
import { type SignedInUser, TestApp } from './test-app.ts';

type Propose = (attempt: Attempt) => Promise<Proposal | Refused> | Proposal | Refused;

/** An admin's calls about jobs that make recipes. */
export class GenerationCalls {
  app!: TestApp;
  admin!: SignedInUser;

  /** Gives the tests of a file a program, and each of them an admin who finds no generated recipes. */
  static ofSpec(): GenerationCalls {
    const calls = new GenerationCalls();
    let app: TestApp;
    beforeAll(async () => {
      app = await TestApp.start();
    });
    beforeEach(() => calls.begin(app));
    afterEach(() => {
      jest.restoreAllMocks();
    });
    afterAll(() => app.stop());
    return calls;
  }

  static async begin(app: TestApp): Promise<GenerationCalls> {
    const calls = new GenerationCalls();
    await calls.begin(app);
    return calls;
  }

  private async begin(app: TestApp): Promise<void> {
    await app.db.query('delete from recipes where made_by is not null');
    await this.signIn(app);
  }

  private async signIn(app: TestApp): Promise<this> {
    this.app = app;
    this.admin = await app.signedIn({ role: 'admin' });
    return this;
  }

  /** Calls of another admin of the same program. */
  another(): Promise<GenerationCalls> {
    return new GenerationCalls().signIn(this.app);
  }

  async rows(statement: string, values: unknown[] = []) {
    return (await this.app.db.query(statement, values)).rows;
  }

  /** Puts an engine in place of the composer. */
  withEngine(propose: Propose, more: Partial<OpenedEngine> = {}): void {
    const engine = { propose: async (_: unknown, attempt: Attempt) => propose(attempt) };
    const opened = { engine, atOnce: 1, painter: null, ...more };
    jest.spyOn(this.app.app.get(Engines), 'open').mockResolvedValue(opened);
  }

  async ask(body: Record<string, unknown> & { count: number }) {
    const { data, error, response } = await this.admin.api.POST('/api/admin/generate', { body });
    return { jobId: data?.jobId ?? '', message: data?.message, error, status: response.status };
  }

  async progress(jobId: string) {
    return (await this.admin.api.GET('/api/admin/generation-progress/{jobId}', pathOf(jobId))).data;
  }

  ended(jobId: string) {
    return eventually(async () => {
      const seen = await this.progress(jobId);
      return seen && ['complete', 'failed'].includes(seen.currentStep) ? seen : null;
    });
  }

  async shown(jobId: string) {
    return (await this.admin.api.GET('/api/admin/generation-jobs/{jobId}', pathOf(jobId))).data;
  }

  cancel(jobId: string) {
    return this.admin.api.POST('/api/admin/generation-jobs/{jobId}/cancel', pathOf(jobId));
  }

  retry(jobId: string) {
    return this.admin.api.POST('/api/admin/generation-jobs/{jobId}/retry', pathOf(jobId));
  }
}

export const pathOf = (jobId: string) => ({ params: { path: { jobId } } });

/** A promise that a test fulfills when it has seen enough. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
