import { AppError } from '../../../platform/errors/app-error.js';

export class DiaryHiddenError extends AppError {
  readonly code = 'diary_hidden';
  readonly status = 403;

  constructor(name: string) {
    super(`${name} does not show the diary to trainers.`);
  }
}
