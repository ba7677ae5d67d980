import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { idOf } from '../world/diaries.mjs';
import { fillLists } from '../world/groceries.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const connections = 16;

/** Nobody may change more than 3000 items an hour, and ticks are measured for about a minute. */
const tickers = 64;

/** The page of a list of 100 items. */
export const groceryList = {
  name: 'grocery-list',
  title: 'GET /api/grocery-lists/{id}, 100 items, requests per second',
  baseline: 'node:http and pg: same session query, two statements, pool; JSON.stringify',
  target: 1,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const { ours, bare, people } = await peopleWithLists(world, node, connections);
    const asked = people.map(({ headers, listId }) => ({ path: `/api/grocery-lists/${listId}`, headers }));
    const [{ path, headers }] = asked;
    await sameJson(ours.url + path, bare.url + path, { headers });
    const requests = asked.map(rawRequest);
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
};

/** Items of lists of 100 are checked and unchecked in turn. */
export const groceryTick = {
  name: 'grocery-tick',
  title: 'PUT /api/grocery-lists/{id}/items/{itemId}, ticks per second',
  baseline:
    'node:http and pg: same session query, one statement that writes the same, no limit; JSON.stringify',
  target: 0.7,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const { ours, bare, people } = await peopleWithLists(world, node, tickers);
    const ticks = [true, false].flatMap((isChecked) =>
      people.map(({ headers, listId, itemIds }) => ({
        ...{ method: 'PUT', path: `/api/grocery-lists/${listId}/items/${itemIds[0]}`, headers },
        json: { isChecked },
      })),
    );
    const [{ method, path, headers, json }] = ticks;
    await sameJson(ours.url + path, bare.url + path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
      // The two sides have written it at different times.
      except: ['updatedAt'],
    });
    const requests = ticks.map(rawRequest);
    return { ours: load.on(ours, requests, connections), bare: load.on(bare, requests, connections) };
  },
};

async function peopleWithLists(world, node, count) {
  const ours = await startBackend(world, { node: node('ours') });
  const bare = await startBaseline(world, 'groceries', { node: node('bare') });
  const registered = await Promise.all(Array.from({ length: count }, () => register(world, ours)));
  const lists = await fillLists(world, registered.map(idOf));
  const people = registered.map((person) => ({
    headers: { Authorization: `Bearer ${person.accessToken}` },
    ...lists.get(idOf(person)),
  }));
  return { ours, bare, people };
}
