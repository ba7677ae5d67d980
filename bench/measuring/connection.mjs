import { connect } from 'node:net';

const endOfHead = '\r\n\r\n';
const lastChunk = Buffer.from('0\r\n\r\n');

/**
 * One keep-alive connection that sends a request, waits for the whole answer, and reports its status. It does as
 * little as possible, because the load shares the processors with the servers.
 */
export class Connection {
  #socket;
  #received = null;
  #answered;

  /** `answered(status)` is called for each answer, with 0 for a lost connection. */
  constructor({ host, port }, answered) {
    this.#answered = answered;
    this.#socket = connect({ host, port, noDelay: true });
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', () => answered(0));
  }

  send(request) {
    this.#received = null;
    this.#socket.write(request);
  }

  close() {
    this.#socket.destroy();
  }

  #receive(chunk) {
    this.#received = this.#received ? Buffer.concat([this.#received, chunk]) : chunk;
    const status = statusOfWhole(this.#received);
    if (status !== null) this.#answered(status);
  }
}

/** Returns the status of a complete answer, or null. */
function statusOfWhole(bytes) {
  const headLength = bytes.indexOf(endOfHead);
  if (headLength === -1) return null;
  const head = bytes.latin1Slice(0, headLength);
  const bodyLength = bytes.length - headLength - endOfHead.length;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined ? bytes.subarray(-lastChunk.length).equals(lastChunk) : bodyLength >= Number(length);
  return isWhole ? Number(head.slice(9, 12)) : null;
}
