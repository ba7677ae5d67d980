import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { growClients } from '../world/many-clients.mjs';
import { becomeAdmin, multiply, register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const limit = 20;
const path = `/api/admin/users?limit=${limit}`;
const connections = 8;
const accounts = 10_000;
const clients = 100;

/** The first page of an admin's list of accounts. */
export const adminUsers = {
  name: 'admin-users',
  title: `GET /api/admin/users, ${limit} of ${accounts.toLocaleString('en')}, requests per second`,
  baseline: 'node:http and pg: same session query, a statement each for accounts, links, and total',
  target: 1,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const backend = await startBackend(world, { node: node('ours') });
    const { email, accessToken } = await register(world, backend);
    await multiply(world, { email }, accounts);
    const trainer = await register(world, backend);
    await growClients(world, trainer.email, clients);
    await becomeAdmin(world, email);
    const bare = await startBaseline(world, 'admin-users', {
      node: node('bare'),
      extra: { LIMIT: String(limit) },
    });
    const headers = { Authorization: `Bearer ${accessToken}` };
    await sameJson(backend.url + path, bare.url + path, { headers });
    const requests = Array.from({ length: connections }, () => rawRequest({ path, headers }));
    return { ours: load.on(backend, requests, connections), bare: load.on(bare, requests, connections) };
  },
};
