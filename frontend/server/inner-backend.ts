import { Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

/** The API in the same process (decision 30). */
export type InnerBackend = {
  /** This server does not listen. Its connections are made in memory. */
  server: Server;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

/**
 * Pages also call an API in the same process through HTTP, but over connections in memory. So a call behaves the same
 * in every respect (headers, streams, callers who disconnect) and takes a third of the time that it takes over
 * loopback.
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

/**
 * Adds the methods that Node's HTTP expects of a socket. Timeouts, keep-alive, and delays have no meaning in memory.
 */
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
