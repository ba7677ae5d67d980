import { once } from 'node:events';
import { rmSync } from 'node:fs';

export default async function stopProduct() {
  const { postgres, google, backend, frontend, dataDir } = globalThis.product;
  for (const child of [frontend, backend]) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await google.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
