import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { CustomerPhotoFileParams, ListPhotosRequest } from './dto/photo.request.js';
import { PhotosResponse } from './dto/photo.response.js';
import { PhotoSender, SendsPhoto } from './photo-sender.js';
import { PhotosService } from './photos.service.js';

/** The photos that a customer shares with the trainers who coach them. */
@ApiTags('progress')
@Controller('api/trainer/customers/:id/photos')
export class CustomerPhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly sender: PhotoSender,
  ) {}

  @Get()
  @Roles('trainer')
  @ApiOperation({ summary: 'List the photos that a customer shares, newest day first' })
  @ApiOkResponse({ type: PhotosResponse })
  @FailsWith(400, 404)
  async list(@Param() { id }: IdParams, @Query() page: ListPhotosRequest, @CurrentUser() trainer: Principal) {
    const photos = await this.photos.list(id, trainer, page);
    return new PhotosResponse(photos, `/api/trainer/customers/${id}/photos`);
  }

  @Get(':photoId/:size')
  @Roles('trainer')
  @SendsPhoto()
  @ApiOperation({ summary: 'Get a file of a photo that a customer shares' })
  @FailsWith(400, 404)
  async file(
    @Param() { id, photoId, size }: CustomerPhotoFileParams,
    @CurrentUser() trainer: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.sender.send(await this.photos.find(photoId, id, trainer), size, request, reply);
  }
}
