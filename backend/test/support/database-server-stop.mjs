export default async function stopDatabaseServer() {
  await globalThis.databaseServer.stop();
}
