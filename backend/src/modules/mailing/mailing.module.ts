import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { Broadcast } from './broadcasts/broadcast.entity.js';
import { BroadcastsController } from './broadcasts/broadcasts.controller.js';
import { BroadcastsService } from './broadcasts/broadcasts.service.js';
import { RecipientQueries } from './broadcasts/recipient.queries.js';
import { SendBroadcastHandler } from './broadcasts/send-broadcast.job.js';
import { EmailPreferencesController } from './preferences/email-preferences.controller.js';
import { EmailPreferences } from './preferences/email-preferences.entity.js';
import { EmailPreferencesService } from './preferences/email-preferences.service.js';
import { MailWishesQueries } from './preferences/mail-wishes.queries.js';
import { MarketingConsent } from './preferences/marketing-consent.entity.js';
import { MailSearchQueries } from './send-log/mail-search.queries.js';
import { SendLogController } from './send-log/send-log.controller.js';
import { UnsubscribingController } from './unsubscribing/unsubscribing.controller.js';
import { UnsubscribingService } from './unsubscribing/unsubscribing.service.js';
import './own-data.sql.js';

/** Email preferences, broadcasts by admins, and the log of sent mails (decision 50). */
@Module({
  imports: [MikroOrmModule.forFeature([Broadcast, EmailPreferences, MarketingConsent]), UsersModule],
  controllers: [BroadcastsController, EmailPreferencesController, SendLogController, UnsubscribingController],
  providers: [
    BroadcastsService,
    RecipientQueries,
    SendBroadcastHandler,
    EmailPreferencesService,
    MailSearchQueries,
    MailWishesQueries,
    UnsubscribingService,
  ],
})
export class MailingModule {}
