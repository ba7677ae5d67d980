import type { Role } from '~/paths/pages';

/** The consequences for an account of each role, said before it is deleted. */
export const deletionTexts: Record<Role, string> = {
  customer:
    'Your plans, lists, diary, measurements, and photos are deleted with your account. Your trainers see nothing of you from that moment on.',
  trainer:
    'Your own recipes, saved plans, and notes are deleted with your account. Your customers keep the plans that they have, without your name, and public recipes stay.',
  admin:
    'What you saved is deleted with your account. Recipes of the library stay, and so do the accounts of others.',
};
