/** The engine gave no proposal at all. The text is shown to admins and has nothing of a library's or server's words. */
export class EngineFailure extends Error {
  constructor(
    reason: string,
    /** Whether every further request would fail, too: the key is wrong, or the model does not exist. */
    readonly isFinal = false,
  ) {
    super(reason);
  }
}
