import { Body, Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { PlanPrinter } from '../../plan-printing/index.js';
import { attachment } from '../attachment.js';
import { cardOptions } from '../pdf/dto/cards.request.js';
import { CardExportsService } from './card-exports.service.js';
import { RecipeCardsRequest } from './dto/recipe-cards.request.js';
import { CardExportResponse, RecipeCardsResponse } from './dto/recipe-cards.response.js';

const PDF = { schema: { type: 'string' as const, format: 'binary' } };

@ApiTags('meal plans: recipe cards')
@Controller('api/recipe-cards')
export class CardExportsController {
  constructor(
    private readonly exports: CardExportsService,
    private readonly printer: PlanPrinter,
  ) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'List of what you can make recipe cards, and the last export' })
  @ApiOkResponse({ type: RecipeCardsResponse })
  async show(@CurrentUser() by: Principal) {
    const { choices, found } = await this.exports.show(by);
    return new RecipeCardsResponse(choices, found);
  }

  @Post('pdf')
  @SignedIn()
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOperation({
    summary:
      'Make up to 60 recipe cards: of a plan of yours, of the plans that you assigned, or for admins of all assigned plans',
  })
  @ApiOkResponse(PDF)
  @FailsWith(400, 404, 409, 429, 503)
  async print(@Body() { chosenId, ...asked }: RecipeCardsRequest, @CurrentUser() by: Principal) {
    const read = await this.exports.prepare(chosenId, by);
    const options = cardOptions(asked);
    const { pdf, planName } = await this.printer.printCards(by, async () => ({ ...(await read()), options }));
    return new StreamableFile(pdf, fileNamed(planName));
  }

  @Post('exports')
  @SignedIn()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Have up to 1,000 recipe cards made; while an export is under way, that one is answered',
  })
  @ApiAcceptedResponse({ type: CardExportResponse })
  @FailsWith(400, 404, 409, 429)
  async start(@Body() { chosenId, ...asked }: RecipeCardsRequest, @CurrentUser() by: Principal) {
    return new CardExportResponse(await this.exports.start(chosenId, cardOptions(asked), by));
  }

  @Get('exports/:id/file')
  @SignedIn()
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'Get the file of a finished export, which is kept for a day' })
  @ApiOkResponse(PDF)
  @FailsWith(400, 404)
  async file(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    const { name, pdf } = await this.exports.read(id, by);
    return new StreamableFile(pdf, { ...fileNamed(name), length: pdf.length });
  }
}

const fileNamed = (name: string) => ({
  type: 'application/pdf',
  disposition: attachment(`${name} recipe cards`, 'pdf'),
});
