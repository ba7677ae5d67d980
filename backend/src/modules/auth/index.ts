export { demoAccounts } from './accounts/demo-accounts.js';
export { RegistrationService } from './accounts/registration.service.js';
export { AccountExistsError } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { PendingEmailResponse } from './dto/email-change.response.js';
export { UserResponse } from './dto/user.response.js';
export type { EmailChange } from './emails/email-change.entity.js';
export { EmailChangesService } from './emails/email-changes.service.js';
export { GoogleConfig } from './google/google.config.js';
export { PasswordChangeService } from './passwords/password-change.service.js';
export {
  ConfirmationOf,
  CurrentPasswordField,
  NewPasswordField,
  passwordProblems,
} from './passwords/password-fields.js';
export { PasswordHasher } from './passwords/password-hasher.js';
export { IDENTITY_PROOFS, type IdentityProofKind, ProofOfIdentity } from './passwords/proof-of-identity.js';
export { SecondFactorConfig } from './second-factor/second-factor.config.js';
export { Activity } from './sessions/activity.js';
export { lastVisitOf } from './sessions/last-visit.sql.js';
export { SignInService } from './sessions/sign-in.service.js';
