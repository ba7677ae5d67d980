import { Problem } from '../../scripts/launcher/problem.mjs';

/** Checks that both sides send the same status, names of headers (one contains an ID), and bytes of the body. */
export const sameAnswer = (ours, bare, request) => sameOf(ours, bare, request, (body) => body);

/**
 * Checks the same but ignores spaces in JSON, which PostgreSQL and JavaScript write differently. `except` names
 * properties that may differ.
 */
export const sameJson = (ours, bare, { except = [], ...request }) =>
  sameOf(ours, bare, request, (body) =>
    JSON.stringify(JSON.parse(body), (name, value) => (except.includes(name) ? undefined : value)),
  );

/** Checks only the bodies, because the frontend adds headers. */
export const sameBody = (ours, bare, request) =>
  same(ours, bare, async (url) => {
    const response = await fetch(url, request);
    return `${response.status}\n${await response.text()}`;
  });

function sameOf(ours, bare, request, of) {
  return same(ours, bare, async (url) => {
    const response = await fetch(url, request);
    const names = [...response.headers.keys()].sort().join(', ');
    return `${response.status} with ${names}\n${of(await response.text())}`;
  });
}

/** Checks that both pages show the same elements. Names of scripts and the order of attributes may differ. */
export function sameMarkup(ours, bare, headers) {
  return same(ours, bare, async (url) => {
    const html = await (await fetch(url, { headers })).text();
    return /<html.*?<script/s
      .exec(html)[0]
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<[\w-]+( [^>]*)>/g, inOrder);
  });
}

const inOrder = (tag, attributes) =>
  tag.replace(attributes, () =>
    [...attributes.matchAll(/ [^\s=]+="[^"]*"/g)]
      .map(([one]) => one)
      .sort()
      .join(''),
  );

async function same(ours, bare, read) {
  const [one, other] = await Promise.all([read(ours), read(bare)]);
  if (one === other) return;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const part = (text) => text.slice(Math.max(0, at - 100), at + 100);
  throw new Problem(
    `The two sides do not send the same.\n\n${ours}:\n…${part(one)}…\n\n${bare}:\n…${part(other)}…`,
  );
}
