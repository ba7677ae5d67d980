import { gunzipSync } from 'node:zlib';
import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/access/access.decorator.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { DrawnFiles } from './drawn-files.js';
import { DrawingFileParams } from './dto/drawing-file.params.js';

/** A drawing opened by itself may load and run nothing. */
const POLICY = "default-src 'none'; style-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Draws what the address says. Nothing is stored, so plans can refer to it forever. The art may become better. */
@ApiTags('recipes: pictures')
@Controller('api/drawings')
export class DrawingsController {
  constructor(private readonly files: DrawnFiles) {}

  @Get(':file')
  @Public()
  @Header('Content-Type', 'image/svg+xml')
  @Header('Vary', 'Accept-Encoding')
  @Header('Content-Security-Policy', POLICY)
  @Header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=2592000')
  @ApiOperation({ summary: 'Get the drawing of a dish that its address describes' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  @FailsWith(400, 404)
  draw(
    @Param() { file }: DrawingFileParams,
    @Headers('accept-encoding') accepted = '',
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const packed = this.files.packedSvg(file.replace(/\.svg$/, ''));
    if (!packed) throw new NotFoundError('Drawing not found');
    if (!/\bgzip\b/i.test(accepted)) return gunzipSync(packed);
    reply.header('Content-Encoding', 'gzip');
    return packed;
  }
}
