import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../platform/access/authenticator.js';
import { UsersModule } from '../users/index.js';
import { AccessTokens } from './access-tokens.js';
import { AccountService } from './account.service.js';
import { Activity } from './activity.js';
import { AppInfoController } from './app-info.controller.js';
import { AuthController } from './auth.controller.js';
import { Devices } from './devices.js';
import { EndSessionsOfDisabled } from './end-sessions-of-disabled.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleService } from './google/google.service.js';
import { GoogleStrategy } from './google/google.strategy.js';
import { GoogleHandshake } from './google/google-handshake.js';
import { GoogleState } from './google/google-state.js';
import { Housekeeping } from './housekeeping.js';
import { OneTimeCodes } from './one-time-codes.js';
import { PasswordController } from './password.controller.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordResetToken } from './password-reset-token.entity.js';
import { PasswordsService } from './passwords.service.js';
import { ProfileController } from './profile.controller.js';
import { RefreshCookie } from './refresh-cookie.js';
import { RefreshToken } from './refresh-token.entity.js';
import { RegistrationService } from './registration.service.js';
import { RequestPasswordResetHandler } from './request-password-reset.job.js';
import { Session } from './session.entity.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

/** Global, so that the platform's guard finds the authenticator. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([Session, RefreshToken, PasswordResetToken]), UsersModule],
  controllers: [AuthController, GoogleController, PasswordController, ProfileController, AppInfoController],
  providers: [
    AccessTokens,
    AccountService,
    Activity,
    Devices,
    EndSessionsOfDisabled,
    GoogleHandshake,
    GoogleService,
    GoogleState,
    GoogleStrategy,
    Housekeeping,
    OneTimeCodes,
    PasswordHasher,
    PasswordsService,
    RefreshCookie,
    RegistrationService,
    RequestPasswordResetHandler,
    SessionsService,
    SignInService,
    { provide: Authenticator, useClass: SessionAuthenticator },
  ],
  exports: [Authenticator, RegistrationService],
})
export class AuthModule {}
