import { writeFileSync } from 'node:fs';
import { createApp } from '../create-app.js';
import { apiDocument } from '../platform/http/api-document.js';
import { createLog } from '../platform/logging/log.js';

/** Writes the API document to the given file without connecting to anything. */
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the file to write');

const environment = {
  APP_ENV: 'test',
  APP_SECRET: 'only-for-writing-the-document-0123456789',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
};
const app = await createApp(environment, createLog({ LOG_LEVEL: 'error' }));
writeFileSync(target, `${JSON.stringify(apiDocument(app), null, 2)}\n`);
process.exit(0);
