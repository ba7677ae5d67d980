import { Connection } from './connection.mjs';

/** A separate process that loads a server for a while and reports how much was answered (see load.mjs). */
process.on('message', async (job) => process.send(await load(job)));
process.on('disconnect', () => process.exit());

/** Each connection has one request in flight. Requests that are open at the end are awaited but not counted. */
function load({ host, port, requests, connections, seconds }) {
  const began = performance.now();
  const statuses = {};
  let next = 0;
  let answers = 0;
  let open = connections;
  let elapsed = null;
  setTimeout(() => {
    elapsed = (performance.now() - began) / 1000;
  }, seconds * 1000);

  return new Promise((resolve) => {
    for (let started = 0; started < connections; started++) {
      const connection = new Connection({ host, port }, (status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (elapsed === null) answers += 1;
        if (elapsed === null && status !== 0) send();
        else finish();
      });
      const send = () => connection.send(requests[next++ % requests.length]);
      const finish = () => {
        connection.close();
        open -= 1;
        if (open === 0) resolve({ answers, seconds: elapsed ?? seconds, statuses });
      };
      send();
    }
  });
}
