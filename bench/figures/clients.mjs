import { inProject } from '../../scripts/launcher/project.mjs';
import { rawRequest } from '../measuring/load.mjs';
import { sameJson } from '../measuring/same-answer.mjs';
import { startBaseline } from '../world/baseline.mjs';
import { growClients } from '../world/many-clients.mjs';
import { register } from '../world/people.mjs';
import { startBackend } from '../world/programs.mjs';

const path = '/api/trainer/customers';
const connections = 8;
const clients = 500;

/** A trainer's whole list, which home pages ask for, too. */
export const clientList = {
  name: 'client-list',
  title: `GET ${path}, ${clients} clients at a glance, requests per second`,
  baseline: 'node:http and pg: same session query and statement, whose rows JSON.stringify writes',
  target: 1,
  warmUpSeconds: 5,
  seconds: 1.5,

  async open(world, load, node) {
    const { OWN_CUSTOMERS } = await import(
      inProject('build/backend/src/modules/customers/own-customer.sql.js')
    );
    const backend = await startBackend(world, { node: node('ours') });
    const { email, accessToken } = await register(world, backend);
    await growClients(world, email, clients);
    const bare = await startBaseline(world, 'clients', {
      node: node('bare'),
      extra: { OWN_CUSTOMERS },
    });
    const headers = { Authorization: `Bearer ${accessToken}` };
    await sameJson(backend.url + path, bare.url + path, { headers });
    const requests = Array.from({ length: connections }, () => rawRequest({ path, headers }));
    return {
      ours: load.on(backend, requests, connections),
      bare: load.on(bare, requests, connections),
    };
  },
};
