import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../platform/access/authenticator.js';
import { UsersModule } from '../users/index.js';
import { AppInfoController } from './accounts/app-info.controller.js';
import { OwnSecurityEventsController } from './accounts/own-security-events.controller.js';
import { RegistrationService } from './accounts/registration.service.js';
import { AuthController } from './auth.controller.js';
import { EmailController } from './emails/email.controller.js';
import { EmailChange } from './emails/email-change.entity.js';
import { EmailChangeEffects } from './emails/email-change-effects.js';
import { EmailChangeNotices } from './emails/email-change-notices.js';
import { EmailChangesService } from './emails/email-changes.service.js';
import { EmailConfirmationService } from './emails/email-confirmation.service.js';
import { EmailLinks } from './emails/email-links.js';
import { ForgetEmailChanges } from './emails/forget-email-changes.js';
import { SendEmailLinkHandler } from './emails/send-email-link.job.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleService } from './google/google.service.js';
import { GoogleStrategy } from './google/google.strategy.js';
import { GoogleHandshake } from './google/google-handshake.js';
import { GoogleLinksController } from './google/google-links.controller.js';
import { GoogleLinksService } from './google/google-links.service.js';
import { GoogleRecord } from './google/google-record.js';
import { GoogleState } from './google/google-state.js';
import { OneTimeCodeQueries } from './google/one-time-code.queries.js';
import { LeftoverQueries } from './leftover.queries.js';
import { CurrentPassword } from './passwords/current-password.js';
import { PasswordController } from './passwords/password.controller.js';
import './own-data.sql.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PasswordChangedNotice } from './passwords/password-changed-notice.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { PasswordResetToken } from './passwords/password-reset-token.entity.js';
import { ProofOfIdentity } from './passwords/proof-of-identity.js';
import { RequestPasswordResetHandler } from './passwords/request-password-reset.job.js';
import { AdminSecondFactorController } from './second-factor/admin-second-factor.controller.js';
import { AppCodes } from './second-factor/app-codes.js';
import { AuthenticatorApp } from './second-factor/authenticator-app.entity.js';
import { AuthenticatorAppsService } from './second-factor/authenticator-apps.service.js';
import { ChallengeQueries } from './second-factor/challenge.queries.js';
import { PasskeyQueries } from './second-factor/passkey.queries.js';
import { PasskeyAnswers } from './second-factor/passkey-answers.js';
import { PasskeyChallengeQueries } from './second-factor/passkey-challenge.queries.js';
import { PasskeySecondStep } from './second-factor/passkey-second-step.service.js';
import { PasskeySignIn } from './second-factor/passkey-sign-in.service.js';
import { PasskeysController } from './second-factor/passkeys.controller.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { RecoveryCodeQueries } from './second-factor/recovery-code.queries.js';
import { RelyingParty } from './second-factor/relying-party.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorQueries } from './second-factor/second-factor.queries.js';
import { SecondFactorEffects } from './second-factor/second-factor-effects.js';
import { SecondFactorRecord } from './second-factor/second-factor-record.js';
import { SecondFactorReset } from './second-factor/second-factor-reset.service.js';
import { SecondFactorSignIn } from './second-factor/second-factor-sign-in.service.js';
import { SecondFactorsService } from './second-factor/second-factors.service.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { Activity } from './sessions/activity.js';
import { ActivityQueries } from './sessions/activity.queries.js';
import { BeginSessionQueries } from './sessions/begin-session.queries.js';
import { Devices } from './sessions/devices.js';
import { EndSessionsOfDisabled } from './sessions/end-sessions-of-disabled.js';
import { KnownDeviceQueries } from './sessions/known-device.queries.js';
import { LiveSessionQueries } from './sessions/live-session.queries.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { RefreshCookie } from './sessions/refresh-cookie.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { Session } from './sessions/session.entity.js';
import { SessionAuthenticator } from './sessions/session-authenticator.js';
import { SessionRefreshService } from './sessions/session-refresh.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInQueries } from './sessions/sign-in.queries.js';
import { SignInService } from './sessions/sign-in.service.js';

/** The module is global, so that the platform's guard finds the authenticator. */
@Global()
@Module({
  imports: [
    MikroOrmModule.forFeature([Session, RefreshToken, PasswordResetToken, EmailChange, AuthenticatorApp]),
    UsersModule,
  ],
  controllers: [
    AuthController,
    GoogleController,
    GoogleLinksController,
    PasswordController,
    EmailController,
    AppInfoController,
    OwnSecurityEventsController,
    SecondFactorController,
    PasskeysController,
    AdminSecondFactorController,
  ],
  providers: [
    AccessTokens,
    Activity,
    AppCodes,
    AuthenticatorAppsService,
    ChallengeQueries,
    CurrentPassword,
    Devices,
    EmailChangeEffects,
    EmailChangeNotices,
    EmailChangesService,
    EmailConfirmationService,
    EmailLinks,
    EndSessionsOfDisabled,
    ForgetEmailChanges,
    GoogleHandshake,
    GoogleService,
    GoogleLinksService,
    GoogleRecord,
    GoogleState,
    GoogleStrategy,
    LeftoverQueries,
    LiveSessionQueries,
    KnownDeviceQueries,
    BeginSessionQueries,
    SignInQueries,
    ActivityQueries,
    LiveSessions,
    OneTimeCodeQueries,
    ProofOfIdentity,
    PasskeyChallengeQueries,
    PasskeyQueries,
    PasskeyAnswers,
    PasskeySecondStep,
    PasskeySignIn,
    PasskeysService,
    PasswordChangeService,
    PasswordChangedNotice,
    PasswordHasher,
    PasswordResetService,
    RecoveryCodeQueries,
    RefreshCookie,
    RelyingParty,
    RegistrationService,
    RequestPasswordResetHandler,
    SecondFactorEffects,
    SecondFactorRecord,
    SecondFactorQueries,
    SecondFactorReset,
    SecondFactorSignIn,
    SecondFactorsService,
    SendEmailLinkHandler,
    SessionsService,
    SessionRefreshService,
    SignInService,
    { provide: Authenticator, useClass: SessionAuthenticator },
  ],
  exports: [
    Activity,
    Authenticator,
    EmailChangesService,
    PasswordChangeService,
    RegistrationService,
    SignInService,
    ProofOfIdentity,
  ],
})
export class AuthModule {}
