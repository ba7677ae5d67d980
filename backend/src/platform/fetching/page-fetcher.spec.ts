import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Configuration } from '../config/configuration.js';
import { FetchingConfig } from './fetching.config.js';
import type { HostAddresses } from './host-addresses.js';
import { PageFetcher } from './page-fetcher.js';

let server: Server;
let other: Server;
let port: number;
let otherPort: number;
let answer: RequestListener;
let otherWasAsked: boolean;

/** Test names, each with the addresses that it resolves to on the first lookup, the second, and so on. */
let names: Record<string, string[][]>;
let asked: string[];

const hosts = {
  of: async (name) => {
    asked.push(name);
    const answers = names[name] ?? [];
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new Error('ENOTFOUND');
    return next;
  },
} as HostAddresses;

const configOf = (settings: Record<string, string>) =>
  new Configuration([FetchingConfig], settings).get(FetchingConfig);

const inTests = () => configOf({ APP_ENV: 'test', FETCH_LOOPBACK_PORTS: String(port) });

const fetched = async (url: string, timeouts = { allMs: 3_000, silenceMs: 2_000 }) => {
  try {
    return (await new PageFetcher(inTests(), hosts).fetch(url, timeouts)).text;
  } catch (error) {
    return (error as { details?: { reason: string } }).details?.reason ?? error;
  }
};

const html =
  (text: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  };

const redirect =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

async function listening(listener: RequestListener): Promise<[Server, number]> {
  const started = createServer(listener).listen(0, '127.0.0.1');
  await once(started, 'listening');
  return [started, (started.address() as AddressInfo).port];
}

beforeAll(async () => {
  [server, port] = await listening((request, response) => answer(request, response));
  [other, otherPort] = await listening((_request, response) => {
    otherWasAsked = true;
    response.end('secret');
  });
});

beforeEach(() => {
  names = { 'food.test': [['127.0.0.1']], 'inside.test': [['10.0.0.1']] };
  asked = [];
  otherWasAsked = false;
  answer = html('<p>Soup</p>');
});

afterAll(() => {
  for (const one of [server, other]) {
    one.closeAllConnections();
    one.close();
  }
});

describe('a page', () => {
  test('is fetched with our own user agent', async () => {
    let headers: Record<string, unknown> = {};
    answer = (request, response) => {
      headers = request.headers;
      html('<p>Soup</p>')(request, response);
    };
    expect(await fetched(`http://food.test:${port}/soup?a=1#top`)).toBe('<p>Soup</p>');
    expect(headers).toMatchObject({ host: `food.test:${port}`, 'user-agent': 'Mealwright' });
    expect(headers).not.toHaveProperty('cookie');
    expect(asked).toEqual(['food.test']);
  });

  test('is unpacked, and read in its charset', async () => {
    answer = (_request, response) => {
      const headers = { 'content-type': 'text/html;charset=iso-8859-1', 'content-encoding': 'gzip' };
      response.writeHead(200, headers).end(gzipSync(Buffer.from('Crème', 'latin1')));
    };
    expect(await fetched(`http://food.test:${port}/`)).toBe('Crème');
  });

  test('is found behind redirects, three at most', async () => {
    answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
      else html('found')({} as never, response as never);
    };
    expect(await fetched(`http://food.test:${port}/3`)).toBe('found');
    expect(await fetched(`http://food.test:${port}/4`)).toBe('too_many_redirects');
  });

  test.each([
    ['image/png', 'not_a_page'],
    ['text/plain', 'not_a_page'],
    ['application/ld+json', '{}'],
    ['application/json;charset=UTF-8', '{}'],
    ['TEXT/HTML', '{}'],
    ['', 'not_a_page'],
  ])('of type %p is refused or read as expected', async (type, expected) => {
    answer = (_request, response) => {
      response.writeHead(200, type ? { 'content-type': type } : {}).end('{}');
    };
    expect(await fetched(`http://food.test:${port}/`)).toBe(expected);
  });

  test.each([403, 404, 500, 204, 304])('is refused if it answers %i', async (status) => {
    answer = (_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end();
    };
    expect(await fetched(`http://food.test:${port}/`)).toBe('refused');
  });
});

describe('our own network', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://localhost./',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127。0。0。1/',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://10.1.2.3:80/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.100.100.200/',
    'https://192.168.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://[2002:a00:1::]/',
    'http://inside.test/',
    'http://INSIDE.test./',
    'http://no-such.test/',
    'http://xn--9caa.test/',
    'http://éé.test/',
  ])('is not reached by %s', async (url) => {
    names.localhost = [['127.0.0.1', '::1']];
    names['xn--9caa.test'] = [['172.16.3.4']];
    expect(await fetched(url)).toBe('not_public');
  });

  test('is reached only on the ports of the test', async () => {
    expect(await fetched(`http://127.0.0.1:${otherPort}/`)).toBe('not_public');
    expect(otherWasAsked).toBe(false);
  });

  test('is not reached if one of several addresses belongs to it', async () => {
    names['food.test'] = [['127.0.0.1', '10.0.0.1']];
    expect(await fetched(`http://food.test:${port}/`)).toBe('not_public');
  });

  test.each([
    'http://127.0.0.1:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::1]:PORT/',
    'http://inside.test/',
    '//169.254.169.254/latest',
    'http://2130706433:PORT/',
  ])('is not reached by a redirect to %s', async (location) => {
    answer = redirect(location.replace('PORT', String(otherPort)));
    expect(await fetched(`http://food.test:${port}/`)).toBe('not_public');
    expect(otherWasAsked).toBe(false);
  });

  test('is not reached by a name that changes, because the checked address is used', async () => {
    names['food.test'] = [['127.0.0.1'], ['10.0.0.1']];
    expect(await fetched(`http://food.test:${port}/`)).toBe('<p>Soup</p>');
    expect(asked).toEqual(['food.test']);

    names['food.test'] = [['127.0.0.1'], ['10.0.0.1']];
    answer = redirect('/again');
    expect(await fetched(`http://food.test:${port}/`)).toBe('not_public');
  });

  test('is not reached outside of tests', async () => {
    const outside = new PageFetcher(configOf({ APP_ENV: 'production' }), hosts).fetch(
      `http://127.0.0.1:${port}/`,
    );
    await expect(outside).rejects.toMatchObject({ details: { reason: 'not_public' } });
    expect(() => configOf({ APP_ENV: 'production', FETCH_LOOPBACK_PORTS: '80' })).toThrow('for tests only');
  });
});

test.each([
  'ftp://food.test/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  'gopher://food.test/',
  'http://user@food.test/',
  'http://user:password@food.test/',
  'http://',
  'food.test',
  '',
  'http://8.8.8.8:22/',
  'http://8.8.8.8:8080/',
])('the address %p is not fetched', async (url) => {
  expect(await fetched(url)).toBe('not_a_web_address');
});

test('a redirect to another kind of address is not followed', async () => {
  answer = redirect('file:///etc/passwd');
  expect(await fetched(`http://food.test:${port}/`)).toBe('not_a_web_address');
});

test('a page that is endless or grows when unpacked is stopped at two megabytes', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  };
  expect(await fetched(`http://food.test:${port}/`)).toBe('too_large');
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
  };
  expect(await fetched(`http://food.test:${port}/`)).toBe('too_large');
});

describe('fetching is given up when', () => {
  test('there is no answer', async () => {
    answer = () => undefined;
    expect(await fetched(`http://food.test:${port}/`, { allMs: 3_000, silenceMs: 50 })).toBe('too_slow');
  });

  test('the page stalls', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('Soup');
    };
    expect(await fetched(`http://food.test:${port}/`, { allMs: 3_000, silenceMs: 50 })).toBe('too_slow');
  });

  test('it arrives too slowly', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const dripping = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(dripping));
    };
    expect(await fetched(`http://food.test:${port}/`, { allMs: 300, silenceMs: 200 })).toBe('too_slow');
  });

  test('the name is not found in time', async () => {
    const silent = new PageFetcher(inTests(), { of: () => new Promise(() => undefined) } as never);
    await expect(silent.fetch('http://food.test/', { allMs: 50, silenceMs: 50 })).rejects.toMatchObject({
      details: { reason: 'too_slow' },
    });
  });

  test.each([
    ['the connection breaks', 'unreachable', { 'content-length': '10' }],
    ['it is not packed as it says', 'unreachable', { 'content-encoding': 'gzip' }],
    ['nobody knows how it is packed', 'not_a_page', { 'content-encoding': 'zstd' }],
  ])('%s', async (_, reason, headers) => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', ...headers } as Record<string, string>);
      response.write('half', () => response.destroy());
    };
    expect(await fetched(`http://food.test:${port}/`)).toBe(reason);
  });
});
