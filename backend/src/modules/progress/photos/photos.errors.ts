import { AppError } from '../../../platform/errors/app-error.js';

export class TooManyPhotosError extends AppError {
  readonly code = 'too_many_photos';
  readonly status = 409;

  constructor(most: number) {
    super(`There are ${most} photos already. Please delete some first.`);
  }
}
