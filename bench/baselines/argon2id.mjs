import { verify } from '@node-rs/argon2';

/**
 * The password check alone, without server and database, with as many at once as the other side has connections, on
 * the same thread pool as in the backend. It speaks the protocol of measuring/load-process.mjs.
 */
process.on('message', async (job) => process.send(await loop(job)));
process.on('disconnect', () => process.exit());

async function loop({ hash, password, concurrency, seconds }) {
  const began = performance.now();
  let elapsed = null;
  let answers = 0;
  setTimeout(() => {
    elapsed = (performance.now() - began) / 1000;
  }, seconds * 1000);

  async function oneAfterTheOther() {
    while (elapsed === null) {
      if (!(await verify(hash, password))) throw new Error('The password is not the right one');
      if (elapsed === null) answers += 1;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, oneAfterTheOther));
  return { answers, seconds: elapsed };
}
