import { connect } from 'node:net';

const PATIENCE_MS = 5_000;

/**
 * Returns the status of a GET, or 0 without an answer. The request is written by hand, because Node's HTTP client
 * would take 10 MB of the launcher's memory for as long as it runs.
 */
export function statusOf(url) {
  const { hostname, port, host, pathname } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
    const end = (status) => {
      resolve(status);
      socket.destroy();
    };
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    socket
      .setEncoding('latin1')
      .setTimeout(PATIENCE_MS, () => end(0))
      .on('error', () => end(0))
      .on('close', () => end(0))
      .on('data', (text) => {
        answer += text;
        const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
        if (status) end(Number(status));
      });
  });
}
