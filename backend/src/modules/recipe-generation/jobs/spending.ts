/** The tokens that a run has spent and that are not written down yet. */
export class Spending {
  private tokensIn = 0;
  private tokensOut = 0;

  add(tokensIn: number, tokensOut: number): void {
    this.tokensIn += tokensIn;
    this.tokensOut += tokensOut;
  }

  /** Hands over what was spent since the last time. */
  take(): { tokensIn: number; tokensOut: number } {
    const { tokensIn, tokensOut } = this;
    this.tokensIn = 0;
    this.tokensOut = 0;
    return { tokensIn, tokensOut };
  }
}
