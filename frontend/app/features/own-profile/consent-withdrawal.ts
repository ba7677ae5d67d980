import type { Confirmation } from '~/ui';

/** The question before a customer withdraws their consent to health data. */
export const consentWithdrawal: Confirmation = {
  title: 'Withdraw your consent?',
  children:
    'Nothing new about your body, your health, and what you eat is kept from then on. Your trainers can no longer read what is kept. The diets and allergies in your profile are no longer checked when something is assigned to you; only you see which meals break them. What you have entered stays yours, and you can delete it. You can agree again at any time.',
  confirmText: 'Withdraw consent',
  pendingText: 'Withdrawing...',
};
