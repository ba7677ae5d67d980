import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/access/access.decorator.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { PictureFileParams } from './dto/picture-file.params.js';
import { PictureFiles } from './picture-files.js';

/**
 * Pictures are public, because mails and caches load pictures without a session. A trainer's own pictures are protected
 * by their address, whose version has 128 random bits.
 */
@ApiTags('recipes: pictures')
@Controller('api/pictures')
export class PictureFilesController {
  constructor(private readonly files: PictureFiles) {}

  @Get('recipes/:id/:version/:file')
  @Public()
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  // Mail that is read on a website loads it from there.
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiOperation({ summary: 'Get a picture in one of its widths; an address always returns the same picture' })
  @ApiProduces('image/avif', 'image/webp', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @FailsWith(400, 404)
  async show(
    @Param() { id, version, file }: PictureFileParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { body, contentType } = await this.files.read(`recipes/${id.toLowerCase()}/${version}/${file}`);
    reply.header('Content-Type', contentType);
    return body;
  }
}
