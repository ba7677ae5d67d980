import { Text } from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import type { Recipe } from '../../recipe.entity.js';

export class SavedPictureResponse extends MessageResponse {
  @Text('The address of its JPEG') imageUrl: string;

  constructor(message: string, { imageKey, imageWidths }: Recipe) {
    super(message);
    this.imageUrl = `/api/pictures/${imageKey}/${imageWidths?.at(-1)}.jpg`;
  }
}
