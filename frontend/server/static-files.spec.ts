import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStaticFiles } from './static-files.ts';

const TEXT = 'All of the file.';

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  for (const name of ['whole.txt', 'gone.txt']) await writeFile(join(folder, name), TEXT);
  const serve = createStaticFiles(pathToFileURL(`${folder}/`), { filePolicy: '', workerPolicy: '' });
  server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test.each(['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=2-5', 'bytes=99-', 'nonsense'])(
  'a file is sent whole to who asks for the range %s',
  async (range) => {
    const answer = await fetch(`${address}/whole.txt`, { headers: { range } });
    expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
  },
);

test('a file that can no longer be read fails alone', async () => {
  await rm(join(folder, 'gone.txt'));
  await expect(fetch(`${address}/gone.txt`).then((answer) => answer.text())).rejects.toThrow();
  expect((await fetch(`${address}/whole.txt`)).status).toBe(200);
  expect((await fetch(`${address}/none.txt`)).status).toBe(404);
});
