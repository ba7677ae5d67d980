import { Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

/** The API in this very process (see decision 30). */
export type InnerBackend = {
  /** It does not listen: its connections are made in memory. */
  server: Server;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

/**
 * Pages ask an API in this process by HTTP, too, over connections that no network sees. So a call is the same in every
 * respect (headers, streams, a caller who leaves) and takes a third of the time that it takes over loopback.
 */
export function createInnerAgent({ server }: Pick<InnerBackend, 'server'>): Agent {
  return new InnerAgent(server);
}

class InnerAgent extends Agent {
  readonly #server: Server;

  constructor(server: Server) {
    super({ keepAlive: true });
    this.#server = server;
  }

  override createConnection(): Duplex {
    const [here, there] = duplexPair();
    this.#server.emit('connection', asSocket(there));
    return asSocket(here);
  }
}

/** What Node's HTTP asks of a socket beside reading and writing. Nothing here is ever silent, small, or far away. */
function asSocket(end: Duplex): Duplex {
  const nothing = () => end;
  return Object.assign(end, {
    remoteAddress: '127.0.0.1',
    setTimeout: nothing,
    setKeepAlive: nothing,
    setNoDelay: nothing,
    ref: nothing,
    unref: nothing,
    destroySoon: () => end.end(() => end.destroy()),
  });
}
