import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { nextAddress } from '../../support/network.ts';
import { product } from '../../support/product.ts';

const MEGABYTE = 1024 * 1024;

/** Every page that accepts more than a usual form, and how much. */
const PAGES: [path: string, bytes: number][] = [
  ['/recipes/1/picture', 32 * MEGABYTE],
  ['/customer/progress/photos', 32 * MEGABYTE],
  ['/profile/image', 32 * MEGABYTE],
  ['/customer/progress/import', 4 * MEGABYTE],
  ['/trainer/recipes/import', 4 * MEGABYTE],
  ['/admin/recipes/import', 4 * MEGABYTE],
  ['/admin/mail/messages/new', MEGABYTE / 4],
  ['/trainer/recipes/new', MEGABYTE / 4],
  ['/admin/recipes/1/edit', MEGABYTE / 4],
];

const { hostname, port, host } = new URL(product.url);

const head = (method: string, path: string, headers: readonly string[] = []) =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${nextAddress()}`,
    ...headers,
    '\r\n',
  ].join('\r\n');

const formOf = (path: string, bytes: number) =>
  head('POST', path, [
    `Origin: ${product.url}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bytes}`,
  ]);

/** Returns the first line of the next answer and where it leads. */
async function answerOn(socket: Socket): Promise<[line: string, location: string]> {
  let text = '';
  while (!text.includes('\r\n\r\n')) text += String((await once(socket, 'data'))[0]);
  return [text.split('\r\n', 1)[0] ?? '', /^location: (.*)$/im.exec(text)?.[1] ?? ''];
}

test.each(PAGES)(
  '%s sends strangers to the sign-in page before it reads their %d bytes',
  async (path, bytes) => {
    const socket = connect(Number(port), hostname);
    const first = Buffer.alloc(1000, 'a');
    socket.write(Buffer.concat([Buffer.from(formOf(path, bytes)), first]));
    const login = `/login?${new URLSearchParams({ redirectTo: path })}`;
    expect(await answerOn(socket)).toEqual(['HTTP/1.1 302 Found', login]);

    // Browsers read the answer only when they have sent everything, and use the connection again.
    socket.write(Buffer.alloc(bytes - first.length, 'a'));
    socket.write(head('GET', '/healthz'));
    expect((await answerOn(socket))[0]).toBe('HTTP/1.1 200 OK');
    socket.destroy();
  },
);
