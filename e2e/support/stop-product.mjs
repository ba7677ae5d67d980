import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Stops everything that was started. */
export default async function stopProduct() {
  const { postgres, google, program, dataDir } = globalThis.product;
  if (program && program.exitCode === null && program.signalCode === null) {
    program.kill('SIGTERM');
    await once(program, 'exit');
  }
  await google?.stop();
  await postgres?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
