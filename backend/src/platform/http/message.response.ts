import { Text } from './answers.js';

/** What is answered where there is nothing else to say. */
export class MessageResponse {
  @Text() message: string;

  constructor(message: string) {
    this.message = message;
  }
}
