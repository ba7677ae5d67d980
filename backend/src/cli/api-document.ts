import { writeFileSync } from 'node:fs';
import { createApp } from '../create-app.js';
import { apiDocument } from '../platform/http/api-document.js';
import { createLog } from '../platform/logging/log.js';
import { rulesForPages } from './rules-for-pages.js';

/** Writes the API document, and the rules of plans for the pages, to the given files without connecting to anything. */
const [target, rules] = process.argv.slice(2);
if (!target || !rules) throw new Error('Name the two files to write');

const environment = {
  APP_ENV: 'test',
  APP_SECRET: 'only-for-writing-the-document-0123456789',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
};
const app = await createApp(environment, createLog({ LOG_LEVEL: 'error' }));
writeFileSync(target, `${JSON.stringify(apiDocument(app), null, 2)}\n`);
writeFileSync(rules, rulesForPages());
process.exit(0);
