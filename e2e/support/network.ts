let given = 0;

/** Every browser and caller has an address of its own, so that no journey uses up the limits of another. */
export function nextAddress(): string {
  given += 1;
  return `10.${process.env.JEST_WORKER_ID ?? 0}.${(given >> 8) & 255}.${given & 255}`;
}
