import { verify } from '@node-rs/argon2';

/**
 * The password check and nothing else: no server, no database. As many at once as there are connections on the other
 * side, on the thread pool that the backend uses for it. It speaks the language of measuring/load-process.mjs.
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
