import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Stops what was started, as far as it came. */
export default async function stopProduct() {
  const { postgres, google, backend, frontend, dataDir } = globalThis.product;
  for (const child of [frontend, backend]) {
    if (!child || child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await google?.stop();
  await postgres?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
