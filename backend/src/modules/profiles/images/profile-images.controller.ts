import { Controller, Delete, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { readFile, type WantedFile } from '../../../platform/uploads/read-file.js';
import { TakesFile } from '../../../platform/uploads/takes-file.decorator.js';
import { ProfilesService } from '../profiles.service.js';
import { ProfileImageParams } from './dto/profile-image.request.js';
import { ProfileImageResponse } from './dto/profile-image.response.js';
import { ImageFiles } from './image-files.js';
import { ProfileImagesService } from './profile-images.service.js';

const IMAGE: WantedFile = {
  field: 'profileImage',
  mostBytes: 5 * 1024 * 1024,
  texts: {
    missing: 'Please select an image.',
    tooLarge: 'Please select an image smaller than 5MB.',
    several: 'Please select one image only.',
  },
};

@ApiTags('profile')
@Controller('api')
export class ProfileImagesController {
  constructor(
    private readonly images: ProfileImagesService,
    private readonly files: ImageFiles,
    private readonly profiles: ProfilesService,
  ) {}

  @Post('profile/upload-image')
  @SignedIn()
  @HttpCode(200)
  @TakesFile(IMAGE.field, 'A JPEG, PNG, or WebP of at most 5 MB. The square in its middle is kept')
  @ApiOperation({ summary: 'Show an image of yourself; it replaces the one before' })
  @ApiOkResponse({ type: ProfileImageResponse })
  @FailsWith(400, 413, 415, 429)
  async upload(@CurrentUser() { userId }: Principal, @Req() { raw }: FastifyRequest) {
    await this.images.replace(userId, (leave) => readFile(raw, IMAGE, leave));
    return ProfileImageResponse.of('Profile Image Updated', await this.profiles.show(userId));
  }

  @Delete('profile/delete-image')
  @SignedIn()
  @ApiOperation({ summary: 'Show no image of yourself' })
  @ApiOkResponse({ type: ProfileImageResponse })
  async remove(@CurrentUser() { userId }: Principal) {
    await this.images.remove(userId);
    return ProfileImageResponse.of('Profile Image Removed', await this.profiles.show(userId));
  }

  /** An image never changes, because another one has another ID. */
  @Get('profile-images/:id/:size')
  @SignedIn()
  @Header('Cache-Control', 'private, max-age=31536000, immutable')
  @ApiProduces('image/webp')
  @ApiOperation({ summary: 'Get the profile image of somebody whom you are shown' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @FailsWith(400, 404)
  async file(
    @Param() { id, size }: ProfileImageParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { body, contentType } = await this.files.read(id, size);
    reply.header('Content-Type', contentType);
    return body;
  }
}
