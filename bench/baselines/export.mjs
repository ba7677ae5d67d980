import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import Cursor from 'pg-cursor';

/** The minimum of an export: a cursor over the same rows, written into the response as they come. */
const { PORT, DATABASE_URL, STATEMENTS } = process.env;
const batch = 100;

createServer(async (request, response) => {
  if (request.url === '/healthz') return response.end('{}');
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  response.writeHead(200, { 'Content-Type': 'application/json' });
  let before = '{';
  for (const [name, statement] of Object.entries(JSON.parse(STATEMENTS))) {
    response.write(`${before}"${name}":[`);
    before = '],';
    const cursor = client.query(new Cursor(statement));
    for (let comma = ''; ; comma = ',') {
      const rows = await cursor.read(batch);
      if (rows.length === 0) break;
      if (!response.write(comma + rows.map(({ line }) => line).join(','))) await once(response, 'drain');
    }
  }
  response.end(']}');
  await client.end();
}).listen(Number(PORT), '127.0.0.1');
