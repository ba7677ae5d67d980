import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { readFile, type WantedFile } from '../../../platform/uploads/read-file.js';
import { TakesFile } from '../../../platform/uploads/takes-file.decorator.js';
import { ListPhotosRequest, PhotoFileParams, PhotoRequest } from './dto/photo.request.js';
import { PhotoResponse, PhotosResponse, SavedPhotoResponse } from './dto/photo.response.js';
import { PhotoSender, SendsPhoto } from './photo-sender.js';
import { PhotosService } from './photos.service.js';

const PICTURE: WantedFile = {
  field: 'picture',
  mostBytes: 15 * 1024 * 1024,
  texts: {
    missing: 'Please select a photo.',
    tooLarge: 'Please select a photo smaller than 15 MB.',
    several: 'Please select one photo only.',
  },
};

const BASE = '/api/progress/photos';

/** A customer's own photos. */
@ApiTags('progress')
@Controller('api/progress/photos')
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly sender: PhotoSender,
  ) {}

  @Get()
  @Roles('customer')
  @ApiOperation({ summary: 'List your photos, newest day first' })
  @ApiOkResponse({ type: PhotosResponse })
  @FailsWith(400)
  async list(@Query() page: ListPhotosRequest, @CurrentUser() user: Principal) {
    return new PhotosResponse(await this.photos.list(user.userId, user, page), BASE);
  }

  @Post()
  @Roles('customer')
  @TakesFile(
    PICTURE.field,
    'A JPEG, PNG, or WebP of at most 15 MB, 60 megapixels, and 12,000 pixels per side',
  )
  @ApiOperation({ summary: 'Add a photo of today, which only you see until you share it' })
  @ApiCreatedResponse({ type: SavedPhotoResponse })
  @FailsWith(400, 409, 413, 415, 429)
  async add(@CurrentUser() user: Principal, @Req() { raw }: FastifyRequest) {
    const photo = await this.photos.add(user, (leave) => readFile(raw, PICTURE, leave));
    return new SavedPhotoResponse('Photo added', photo, BASE);
  }

  @Get(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Get what is said about one of your photos' })
  @ApiOkResponse({ type: PhotoResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new PhotoResponse(await this.photos.find(id, user.userId, user), BASE);
  }

  @Put(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Change the date, type, and caption of a photo, and who sees it' })
  @ApiOkResponse({ type: SavedPhotoResponse })
  @FailsWith(400, 404, 409)
  async change(@Param() { id }: IdParams, @Body() photo: PhotoRequest, @CurrentUser() user: Principal) {
    return new SavedPhotoResponse('Photo updated', await this.photos.change(id, user, photo), BASE);
  }

  @Delete(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete one of your photos' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async remove(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    await this.photos.remove(id, user);
    return new MessageResponse('Photo deleted');
  }

  @Get(':id/:size')
  @Roles('customer')
  @SendsPhoto()
  @ApiOperation({ summary: 'Get a file of one of your photos: at most 1,600 or 400 pixels per side' })
  @FailsWith(400, 404)
  async file(
    @Param() { id, size }: PhotoFileParams,
    @CurrentUser() user: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.sender.send(await this.photos.find(id, user.userId, user), size, request, reply);
  }
}
