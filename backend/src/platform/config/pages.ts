/**
 * The pages of the frontend that mails and redirects lead to. `frontend/app/paths/paths.spec.ts` holds them against the
 * route table, so that no page is renamed behind the back of a mail.
 */
export const pages = {
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  invitation: (token: string) => `/register?${new URLSearchParams({ invitation: token })}`,
  generatorForCustomer: (customerId: string) => `/meal-plan-generator?customer=${customerId}`,
  myPlan: (id: string) => `/my-meal-plans/${id}`,
  sharedPlan: (token: string) => `/shared/${token}`,
};
