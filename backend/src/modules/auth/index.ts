export { AccountExistsError } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { demoAccounts } from './demo-accounts.js';
export { UserResponse } from './dto/user.response.js';
export { GoogleConfig } from './google/google.config.js';
export { ConfirmationOf, NewPasswordField, passwordProblems } from './password-fields.js';
export { PasswordHasher } from './password-hasher.js';
export { RegistrationService } from './registration.service.js';
