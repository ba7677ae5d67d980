export { MailingModule } from './mailing.module.js';
export { FREQUENCIES, type Frequency } from './preferences/email-preferences.entity.js';
