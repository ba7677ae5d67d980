/** A picture of 1024 by 1024 pixels has less than a quarter of this. */
const MAX_ANSWER_BYTES = 20_000_000;

/**
 * Breaks an answer off that is longer than any should be, because the client library holds it whole in memory. What is
 * asked goes to the server that admins set up, and not on to one to which it redirects.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'manual' });
  let left = MAX_ANSWER_BYTES;
  const bounds = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      left -= piece.byteLength;
      if (left < 0) controller.error(new Error('The answer is too long'));
      else controller.enqueue(piece);
    },
  });
  return new Response(answer.body?.pipeThrough(bounds), answer);
};
