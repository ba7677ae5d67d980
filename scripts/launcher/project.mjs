import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder, independent of the working directory. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

export const inProject = (...parts) => join(projectFolder, ...parts);
