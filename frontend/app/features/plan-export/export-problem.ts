export const unreachable = 'The server could not be reached. Please try again.';

/** A failed export with a message for the user. */
export class ExportProblem extends Error {
  readonly title: string;

  constructor(text: string, title = 'Export Failed') {
    super(text);
    this.title = title;
  }
}
