import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../platform/access/authenticator.js';
import { UsersModule } from '../users/index.js';
import { AppInfoController } from './accounts/app-info.controller.js';
import { RegistrationService } from './accounts/registration.service.js';
import { AuthController } from './auth.controller.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleService } from './google/google.service.js';
import { GoogleStrategy } from './google/google.strategy.js';
import { GoogleHandshake } from './google/google-handshake.js';
import { GoogleState } from './google/google-state.js';
import { OneTimeCodeQueries } from './google/one-time-code.queries.js';
import { LeftoverQueries } from './leftover.queries.js';
import { PasswordController } from './passwords/password.controller.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PasswordChangedNotice } from './passwords/password-changed-notice.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { PasswordResetToken } from './passwords/password-reset-token.entity.js';
import { RequestPasswordResetHandler } from './passwords/request-password-reset.job.js';
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

/** Global, so that the platform's guard finds the authenticator. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([Session, RefreshToken, PasswordResetToken]), UsersModule],
  controllers: [AuthController, GoogleController, PasswordController, AppInfoController],
  providers: [
    AccessTokens,
    Activity,
    Devices,
    EndSessionsOfDisabled,
    GoogleHandshake,
    GoogleService,
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
    PasswordChangeService,
    PasswordChangedNotice,
    PasswordHasher,
    PasswordResetService,
    RefreshCookie,
    RegistrationService,
    RequestPasswordResetHandler,
    SessionsService,
    SessionRefreshService,
    SignInService,
    { provide: Authenticator, useClass: SessionAuthenticator },
  ],
  exports: [Activity, Authenticator, PasswordChangeService, RegistrationService],
})
export class AuthModule {}
