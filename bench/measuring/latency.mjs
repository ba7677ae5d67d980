import { Agent, request as send } from 'node:http';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { quantile } from './statistics.mjs';

/** So many answers are not counted. */
export const warmUps = 10;

/** The 95th percentile in milliseconds of complete answers, with one request after the other on one connection. */
export async function p95Of(url, { headers, times }) {
  return quantile(await timesOf(url, { headers, times }), 0.95);
}

/** The times of complete answers in milliseconds, the shortest first. */
export async function timesOf(url, { headers, times }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = [];
  try {
    for (let number = -warmUps; number < times; number++) {
      const began = performance.now();
      await answer(url, { headers, agent });
      if (number >= 0) taken.push(performance.now() - began);
    }
  } finally {
    agent.destroy();
  }
  return taken.toSorted((a, b) => a - b);
}

const answer = (url, options) =>
  new Promise((resolve, reject) => {
    send(url, options, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Problem(`${url} answered with ${response.statusCode}.`)),
      );
    })
      .on('error', reject)
      .end();
  });
