export const unreachable = 'The server could not be reached. Please try again.';

/** What went wrong with an export, in words for whoever asked. */
export class ExportProblem extends Error {
  readonly title: string;

  constructor(text: string, title = 'Export Failed') {
    super(text);
    this.title = title;
  }
}
