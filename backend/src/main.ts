import { exitWhenAsked, startBackend, startupMessage } from './start-backend.js';

async function main() {
  const backend = await startBackend(process.env);
  await backend.listen();
  exitWhenAsked(backend);
}

main().catch((error) => {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exit(1);
});
