export const ROLES = ['admin', 'trainer', 'customer'] as const;

export type Role = (typeof ROLES)[number];

/** The signed-in user, read from the database for every request. */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  email: string;
  name: string | null;
  profilePicture: string | null;
  timeZone: string | null;
  hasPassword: boolean;
  googleLinked: boolean;
  createdAt: Date;
  /** When the session began. */
  signedInAt: Date;
  /** The operator requires a second factor of this role, and the session has neither passed nor set up one. */
  mustAddSecondFactor: boolean;
}
