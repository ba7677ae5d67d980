import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toAppError } from '../errors/to-app-error.js';
import { bodyOf } from './error.filter.js';

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Input that is not HTTP never becomes a request, but its sender still gets the usual error body. */
export function answerUnreadable(problem: Error & { code?: string }, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const error = toAppError({ statusCode: STATUS_OF[problem.code ?? ''] ?? 400 });
  const body = JSON.stringify(bodyOf(error, randomUUID()));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
