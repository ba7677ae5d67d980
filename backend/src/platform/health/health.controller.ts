import { Controller, Get, HttpCode } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../access/access.decorator.js';
import { ServiceUnavailableError } from '../errors/app-error.js';
import { Readiness } from './readiness.js';

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Reports that the process responds. */
  @Get('healthz')
  @Public()
  health() {
    return { status: 'ok' };
  }

  /** Reports whether requests can be served: database, migrations, queue, and storage. */
  @Get('readyz')
  @Public()
  @HttpCode(200)
  async ready() {
    const checks = await this.readiness.check();
    if (Object.values(checks).some((state) => state !== 'ok')) throw new NotReadyError(checks);
    return { status: 'ok', checks };
  }
}

class NotReadyError extends ServiceUnavailableError {
  override readonly details: unknown;

  constructor(checks: Record<string, string>) {
    super(2);
    this.details = checks;
  }
}
