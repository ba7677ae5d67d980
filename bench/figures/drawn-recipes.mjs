import pg from 'pg';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { rawRequest } from '../measuring/load.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { register } from '../world/people.mjs';
import { startBackend, startFrontend } from '../world/programs.mjs';

const connections = 16;
const perPage = 12;
const pageOf = { drawn: 2, photographed: 3 };

/** A page of recipes whose pictures are all drawn, compared with one on which all have photographs. */
export const drawnRecipes = {
  name: 'drawn-recipes',
  title: `GET /recipes, ${perPage} drawn pictures, pages per second`,
  baseline: `the same page with ${perPage} photographs, by another copy of the same frontend`,
  target: 0.95,
  warmUpSeconds: 10,
  seconds: 1.5,

  async open(world, load, node) {
    await growRecipes(world, 1_000);
    const backend = await startBackend(world);
    const { accessToken, refreshToken } = await register(world, backend);
    await photograph(world, await shownOn(backend, accessToken, pageOf.photographed));
    const headers = {
      Accept: 'text/html',
      Cookie: `__Host-token=${accessToken}; __Host-refresh=${refreshToken}`,
    };
    const sideOf = async (side, page) => {
      const frontend = await startFrontend(world, backend, { node: node(side) });
      return { frontend, path: `/recipes?page=${page}` };
    };
    const ours = await sideOf('ours', pageOf.drawn);
    const bare = await sideOf('bare', pageOf.photographed);
    await requirePictures(ours, headers, /\/api\/drawings\//g);
    await requirePictures(bare, headers, /<img[^>]+src="\/api\/pictures\//g);
    const loaded = ({ frontend, path }) => load.on(frontend, [rawRequest({ path, headers })], connections);
    return { ours: loaded(ours), bare: loaded(bare) };
  },
};

async function shownOn(backend, accessToken, page) {
  const path = `/api/recipes?page=${page}&limit=${perPage}&view=card`;
  const response = await fetch(backend.url + path, { headers: { Authorization: `Bearer ${accessToken}` } });
  return (await response.json()).recipes.map(({ id }) => id);
}

/** Says that these recipes have photographs, which nobody opens here. */
async function photograph(world, ids) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `update recipes set image_key = gen_random_uuid(), image_widths = array[320, 640, 960], image_height = 720
       where id = any($1::uuid[])`,
      [ids],
    );
  } finally {
    await client.end();
  }
}

async function requirePictures({ frontend, path }, headers, picture) {
  const html = await (await fetch(frontend.url + path, { headers })).text();
  const found = html.match(picture)?.length ?? 0;
  if (found < perPage) throw new Problem(`${path} shows ${found} such pictures.`);
}
