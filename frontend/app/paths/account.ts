import { accountPath, loginPath, profileOf, type Role, registerPath } from './pages';

export const timeZonePath = '/settings/time-zone';

export const profileImagePath = `${accountPath}/image`;

/** The form for what trainers and customers say of themselves. */
export const editProfilePath = (role: Exclude<Role, 'admin'>): string => `${profileOf(role)}/edit`;

/** The page on which customers and trainers make recipe cards. */
export const recipeCardsPath = `${accountPath}/recipe-cards`;

export const recipeCardsPdfPath = `${recipeCardsPath}/pdf`;

export const madeCardsPath = (id: string): string => `${recipeCardsPath}/${id}/file`;

export const takeBackConsentPath = `${profileOf('customer')}/health-data`;

export const leaveTrainerPath = (id: string): string => `${profileOf('customer')}/trainers/${id}/leave`;

export const registerAsTrainerPath = `${registerPath}?role=trainer`;

type LoginQuery = Partial<Record<'redirectTo' | 'email' | 'new' | 'error', string>>;

export const loginPathWith = (query: LoginQuery): string => `${loginPath}?${new URLSearchParams(query)}`;

/** The sign-in page for an account that has just been created, with the email filled in. */
export const loginOfNewAccount = (email: string): string => loginPathWith({ new: '1', email });

export const startOfInvitation = `${registerPath}?invitation=`;

/** The page that an invitation leads to. Users with an account accept it there after signing in. */
export const invitationPath = (token: string): string => `${startOfInvitation}${encodeURIComponent(token)}`;
