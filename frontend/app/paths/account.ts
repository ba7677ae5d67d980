import { loginPath, registerPath } from './pages';

export const timeZonePath = '/settings/time-zone';

export const registerAsTrainerPath = `${registerPath}?role=trainer`;

type LoginQuery = Partial<Record<'redirectTo' | 'email' | 'new' | 'error', string>>;

export const loginPathWith = (query: LoginQuery): string => `${loginPath}?${new URLSearchParams(query)}`;

/** The sign-in page of an account that was created a moment ago: its email address is filled in. */
export const loginOfNewAccount = (email: string): string => loginPathWith({ new: '1', email });

export const startOfInvitation = `${registerPath}?invitation=`;

/** The page that an invitation leads to; whoever has an account accepts it there after signing in. */
export const invitationPath = (token: string): string => `${startOfInvitation}${encodeURIComponent(token)}`;
