import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { product } from './product.ts';

/**
 * A line to the product that can be cut or held. It also concerns what a service worker asks, which the browser's own
 * tools do not reach.
 */
export class Line {
  readonly #server: Server;
  readonly #held: (() => void)[] = [];
  #isCut = false;
  #holds = false;

  readonly #without: string | undefined;

  private constructor(server: Server, without: string | undefined) {
    this.#server = server;
    this.#without = without;
    server.on('request', (incoming, outgoing) => this.#pass(incoming, outgoing));
  }

  /** `without` names a header that does not pass, as if the browser did not know it. */
  static async open({ without }: { without?: string } = {}): Promise<Line> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return new Line(server, without);
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on, the server does not answer at all. */
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Holds all answers until the returned function is called. */
  hold(): () => void {
    this.#holds = true;
    return () => {
      this.#holds = false;
      for (const pass of this.#held.splice(0)) pass();
    };
  }

  /** The number of requests whose answers are held. */
  get waiting(): number {
    return this.#held.length;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.#isCut) {
      outgoing.destroy();
      return;
    }
    const pass = () => forward(incoming, outgoing, this.#without);
    if (this.#holds) this.#held.push(pass);
    else pass();
  }
}

/** The product knows its own address only. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, without?: string): void {
  const { host, origin } = new URL(product.url);
  const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) };
  const { method, url } = incoming;
  const sent = request(new URL(url ?? '/', product.url), { method, headers }, (answer) => {
    if (without) delete answer.headers[without];
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
}
