import type { Server, ServerResponse } from 'node:http';

const LOOK_EVERY_MS = 50;

/**
 * Lets a server end soon: `close()` alone waits for every connection that someone keeps open, though only
 * those with a request in hand are worth waiting for.
 */
export class Draining {
  private readonly unanswered = new Set<ServerResponse>();
  private begun = false;

  constructor(private readonly server: Server) {
    // First in line, so that a request is known before anyone works on it.
    server.prependListener('request', (_, response: ServerResponse) => {
      this.unanswered.add(response);
      response.once('close', () => this.unanswered.delete(response));
      if (this.begun) response.setHeader('Connection', 'close');
    });
  }

  /** From now on connections end with their answer, and at once without one; all of them when the time is up. */
  begin(patienceMs: number): void {
    this.begun = true;
    for (const response of this.unanswered) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    setInterval(() => {
      if (this.unanswered.size === 0) this.server.closeAllConnections();
    }, LOOK_EVERY_MS).unref();
    setTimeout(() => this.server.closeAllConnections(), patienceMs).unref();
  }
}
