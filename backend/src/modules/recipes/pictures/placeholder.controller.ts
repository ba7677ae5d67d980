import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorator.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { PlaceholderParams, PlaceholderRequest } from './dto/placeholder.request.js';
import { placeholderPicture } from './placeholder-picture.js';

@ApiTags('recipes')
@Controller('api/placeholder')
export class PlaceholderController {
  @Get(':w/:h')
  @Public()
  @Header('Content-Type', 'image/svg+xml')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @ApiOperation({ summary: 'Get a drawing for a recipe without a picture' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  @FailsWith(400)
  draw(@Param() { w, h }: PlaceholderParams, @Query() { meal }: PlaceholderRequest) {
    return placeholderPicture(w, h, meal);
  }
}
