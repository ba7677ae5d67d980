import { exitWhenAsked, plainSentence, startBackend } from './start-backend.js';

async function main() {
  const backend = await startBackend(process.env);
  await backend.listen();
  exitWhenAsked(backend);
}

main().catch((error) => {
  process.stderr.write(`${plainSentence(error)}\n`);
  process.exit(1);
});
