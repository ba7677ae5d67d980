import type { IconComponent } from '../icons';

export type ShellUser = {
  email: string;
  /** The address of the small file of the user's image. */
  picture?: string | null;
  role: 'admin' | 'trainer' | 'customer';
};

export type NavItem = {
  label: string;
  to: string;
  icon: IconComponent;
  /** Marks the link as current only at exactly this address, not below it. */
  end?: boolean;
};

export type ThemeChoice = 'system' | 'light' | 'dark';

export const roleNames: Record<ShellUser['role'], string> = {
  admin: 'Admin',
  trainer: 'Trainer',
  customer: 'Customer',
};
