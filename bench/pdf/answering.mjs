/** Makes one document per message and reports how long it took. */
export function answering(make) {
  let given = {};
  process.on('message', async (job) => {
    given = { ...given, ...job };
    const before = process.cpuUsage();
    const began = performance.now();
    const bytes = await make(given);
    const { user, system } = process.cpuUsage(before);
    process.send({
      bytes,
      milliseconds: performance.now() - began,
      processor: (user + system) / 1000,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    });
  });
  process.on('disconnect', () => process.exit());
}
