import { Controller, Delete, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { readFile, type WantedFile } from '../../../platform/uploads/read-file.js';
import { TakesFile } from '../../../platform/uploads/takes-file.decorator.js';
import { SavedPictureResponse } from './dto/saved-picture.response.js';
import { RecipePictures } from './recipe-pictures.service.js';

const PICTURE: WantedFile = {
  field: 'picture',
  mostBytes: 5 * 1024 * 1024,
  texts: {
    missing: 'Please select an image.',
    tooLarge: 'Please select an image smaller than 5MB.',
    several: 'Please select one image only.',
  },
};

@ApiTags('recipes: pictures')
@Controller('api/recipes/:id/picture')
export class RecipePicturesController {
  constructor(private readonly pictures: RecipePictures) {}

  @Put()
  @Roles('admin', 'trainer')
  @TakesFile(PICTURE.field, 'A JPEG, PNG, or WebP of at most 5 MB, 40 megapixels, and 12,000 pixels per side')
  @ApiOperation({
    summary:
      'Add or replace the picture of a recipe: admins in the library and the queue, trainers their own',
  })
  @ApiOkResponse({ type: SavedPictureResponse })
  @FailsWith(400, 404, 409, 413, 415, 429)
  async replace(@Param() { id }: IdParams, @CurrentUser() user: Principal, @Req() { raw }: FastifyRequest) {
    const recipe = await this.pictures.replace(id, user, (leave) => readFile(raw, PICTURE, leave));
    return new SavedPictureResponse('Picture Saved', recipe);
  }

  @Delete()
  @Roles('admin', 'trainer')
  @ApiOperation({ summary: 'Remove the picture; a drawing of its meal type is shown instead' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async remove(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    await this.pictures.remove(id, user);
    return new MessageResponse('Picture Removed');
  }
}
