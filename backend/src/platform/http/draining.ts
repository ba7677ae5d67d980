import type { Server, ServerResponse } from 'node:http';

const LOOK_EVERY_MS = 50;

/**
 * Shuts a server down quickly: `close()` alone waits for every connection that is kept open, although only those with
 * an unanswered request are worth waiting for.
 */
export class Draining {
  private readonly unanswered = new Set<ServerResponse>();
  private begun = false;

  constructor(private readonly server: Server) {
    // Runs before all other listeners, so that a request is registered before any code handles it.
    server.prependListener('request', (_, response: ServerResponse) => {
      this.unanswered.add(response);
      response.once('close', () => this.unanswered.delete(response));
      if (this.begun) response.setHeader('Connection', 'close');
    });
  }

  /** From now on, connections close after their answer, idle ones at once, and all of them when the time is up. */
  begin(graceMs: number): void {
    this.begun = true;
    for (const response of this.unanswered) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    setInterval(() => {
      if (this.unanswered.size === 0) this.server.closeAllConnections();
    }, LOOK_EVERY_MS).unref();
    setTimeout(() => this.server.closeAllConnections(), graceMs).unref();
  }
}
