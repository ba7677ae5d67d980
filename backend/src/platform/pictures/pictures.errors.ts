import { InvalidInputError } from '../errors/app-error.js';

/** The message is shown beside the field in which the picture was chosen. */
export class PictureError extends InvalidInputError {
  constructor(message = 'This image could not be read. Please select another one.') {
    super({ picture: [message] });
  }
}
