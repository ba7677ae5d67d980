import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { TOTP } from 'otpauth';

/**
 * A separate process that signs people in for a while, several at once, with a one-time code if a job names the secret
 * of their apps. It speaks the protocol of measuring/load-process.mjs.
 */
process.on('message', async (job) => process.send(await signIn(job)));
process.on('disconnect', () => process.exit());

const next = new Map();

async function signIn({ url, people, password, secret, connections, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const app = secret && new TOTP({ secret });
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const statuses = {};
  let answers = 0;

  async function oneAfterTheOther() {
    while (!isOver()) {
      const { email, headers } = personIn(people, url);
      const send = (path, body) => post(agent, `${url}/api/auth/${path}`, headers, body);
      let answer = await send('login', { email, password });
      const challenge = answer.status === 200 && answer.body.data.challenge;
      if (app && challenge) answer = await send('second-factor', { challenge, code: app.generate() });
      const status = answer.body.data?.accessToken ? answer.status : `${answer.status} without a session`;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!isOver()) answers += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  agent.destroy();
  return { answers, seconds, statuses };
}

/** People take turns over all rounds, because a code counts once and the next one comes after half a minute. */
function personIn(people, url) {
  const index = next.get(url) ?? 0;
  next.set(url, index + 1);
  return people[index % people.length];
}

async function post(agent, address, headers, body) {
  const sent = JSON.stringify(body);
  const response = await new Promise((resolve, reject) => {
    const length = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) };
    const options = { agent, method: 'POST', headers: { ...headers, ...length } };
    request(address, options, resolve).once('error', reject).end(sent);
  });
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}
