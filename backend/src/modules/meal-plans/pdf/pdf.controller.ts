import type { Readable } from 'node:stream';
import { Body, Controller, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { inCurrentCycle } from '../../plan-model/index.js';
import { PlanPrinter } from '../../plan-printing/index.js';
import { leftOut } from '../../wish-reader/index.js';
import { attachment } from '../attachment.js';
import { MAX_PLAN_BYTES } from '../dto/sent-plan.request.js';
import { PlanQueries } from '../plan.queries.js';
import { PlanSource } from '../plan-source.js';
import { cardOptions, ExportCardsRequest } from './dto/cards.request.js';
import { ExportPlanRequest, ExportSentPlanRequest, pdfOptions } from './dto/pdf.request.js';

const PDF = { schema: { type: 'string' as const, format: 'binary' } };

@ApiTags('meal plans: PDF')
@Controller('api/pdf/export')
export class PdfController {
  constructor(
    private readonly reader: PlanQueries,
    private readonly source: PlanSource,
    private readonly printer: PlanPrinter,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Roles('trainer', 'admin')
  @LargeBody(MAX_PLAN_BYTES)
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'Export a plan or a draft as a PDF' })
  @ApiOkResponse(PDF)
  @FailsWith(400, 404, 429, 503)
  async sent(
    @Body() { customerName, options = {}, ...sent }: ExportSentPlanRequest,
    @CurrentUser() by: Principal,
  ) {
    const printed = await this.printer.print(by, async () => {
      const missing = 'No meal plan data available for export.';
      const { plan, saidWish } = await this.source.readWithWords(sent, by, missing);
      const recipient = { customerName: customerName || plan.clientName, trainerName: by.name };
      return { plan, leftOut: saidWish && leftOut(saidWish), recipient, options: pdfOptions(options) };
    });
    return fileOf(printed.pdf, printed.planName);
  }

  @Post('meal-plan/:id')
  @SignedIn()
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOperation({
    summary: "Export a plan you may read as a PDF; a customer's plan has the dates of the current cycle",
  })
  @ApiOkResponse(PDF)
  @FailsWith(400, 404, 429, 503)
  async kept(
    @Param() { id }: IdParams,
    @Body() { options, ...flat }: ExportPlanRequest,
    @CurrentUser() by: Principal,
  ) {
    const printed = await this.printer.print(by, async () => {
      const read = await this.reader.read(id, by);
      const { plan, customerName, trainerName } = read;
      return {
        leftOut: read.leftOut,
        plan: inCurrentCycle(read, dateIn(by.timeZone, this.clock.now())),
        asMade: plan,
        recipient: { customerName: customerName ?? plan.clientName, trainerName },
        options: pdfOptions({ ...flat, ...options }),
      };
    });
    return fileOf(printed.pdf, printed.planName);
  }

  @Post('meal-plan/:id/cards')
  @Roles('trainer', 'admin')
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'Export the recipes of a plan or a draft as printable cards' })
  @ApiOkResponse(PDF)
  @FailsWith(400, 404, 429, 503)
  async cards(@Param() { id }: IdParams, @Body() asked: ExportCardsRequest, @CurrentUser() by: Principal) {
    const printed = await this.printer.printCards(by, async () => {
      const { plan, customerName, trainerName } = await this.reader.read(id, by);
      return { plan, recipient: { customerName, trainerName }, options: cardOptions(asked) };
    });
    return fileOf(printed.pdf, `${printed.planName} recipe cards`);
  }
}

const fileOf = (pdf: Readable, name: string): StreamableFile =>
  new StreamableFile(pdf, { type: 'application/pdf', disposition: attachment(name, 'pdf') });
