import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** A fresh log file in the data folder; the one of the last run is kept beside it. */
export function freshLog(dataDir, name) {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.log`);
  if (existsSync(path)) renameSync(path, join(folder, `${name}.last.log`));
  return path;
}
