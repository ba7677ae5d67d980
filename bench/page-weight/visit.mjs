import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Problem } from '../../scripts/launcher/problem.mjs';

const headers = { 'Accept-Encoding': 'gzip', Accept: '*/*', 'User-Agent': 'Mozilla/5.0 (page weight)' };

/**
 * Loads what a browser loads before a page is complete: the page, its style sheets, every script that it names, and
 * their imports. Bytes are counted as they arrive.
 */
export async function visit(site, path, cookie) {
  const page = await fetchCounted(site + path, { ...headers, ...(cookie && { Cookie: cookie }) });
  const styles = await Promise.all(stylesOf(page.text).map((file) => fetchCounted(site + file, headers)));
  const scripts = await scriptsFrom(site, scriptsOf(page.text));
  return {
    html: page.bytes,
    css: sum(styles.map(({ bytes }) => bytes)),
    js: sum([...scripts.values()].map(({ bytes }) => bytes)),
    scripts: scripts.size,
  };
}

const stylesOf = (html) =>
  [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => /href="([^"]+)"/.exec(tag)[1]);

function scriptsOf(html) {
  const tags = [...html.matchAll(/<(?:link[^>]*rel="modulepreload"|script[^>]*src=)[^>]*>/g)];
  const named = tags.map(([tag]) => /(?:href|src)="([^"]+)"/.exec(tag)[1]);
  const imported = [...html.matchAll(/(?:from |import\()"(\/[^"]+\.js)"/g)].map(([, file]) => file);
  return [...named, ...imported];
}

/** Follows static imports. Dynamic imports do not belong to the first view. */
async function scriptsFrom(site, files, found = new Map()) {
  for (const file of files) {
    if (found.has(file)) continue;
    const script = await fetchCounted(site + file, headers);
    found.set(file, script);
    const imports = [...script.text.matchAll(/(?:\bfrom|\bimport) *"(\.{0,2}\/[^"]+\.js)"/g)];
    await scriptsFrom(
      site,
      imports.map(([, name]) => new URL(name, site + file).pathname),
      found,
    );
  }
  return found;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The text of an answer and the number of bytes that its body took over the wire. */
async function fetchCounted(url, headers) {
  const { status, encoding, body } = await fetchRaw(url, headers);
  if (status !== 200) throw new Problem(`${url} answered with ${status}: it cannot be weighed.`);
  const stream = new Blob([body]).stream();
  const plain = encoding === 'gzip' ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
  return { bytes: body.length, text: await new Response(plain).text() };
}

function fetchRaw(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, encoding: headers['content-encoding'], body: await buffer(response) });
    }).on('error', reject);
  });
}
