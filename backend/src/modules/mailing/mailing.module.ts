import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { EmailPreferencesController } from './preferences/email-preferences.controller.js';
import { EmailPreferences } from './preferences/email-preferences.entity.js';
import { EmailPreferencesService } from './preferences/email-preferences.service.js';
import { MailWishesQueries } from './preferences/mail-wishes.queries.js';
import { MarketingConsent } from './preferences/marketing-consent.entity.js';
import { MailSearchQueries } from './send-log/mail-search.queries.js';
import { SendLogController } from './send-log/send-log.controller.js';
import { UnsubscribingController } from './unsubscribing/unsubscribing.controller.js';
import { UnsubscribingService } from './unsubscribing/unsubscribing.service.js';

/** Which emails people want. */
@Module({
  imports: [MikroOrmModule.forFeature([EmailPreferences, MarketingConsent]), UsersModule],
  controllers: [EmailPreferencesController, SendLogController, UnsubscribingController],
  providers: [EmailPreferencesService, MailSearchQueries, MailWishesQueries, UnsubscribingService],
})
export class MailingModule {}
