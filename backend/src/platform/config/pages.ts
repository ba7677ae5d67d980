/**
 * The pages of the frontend that mails and redirects link to. `frontend/app/paths/paths.spec.ts` compares them with
 * the route table, so that a renamed page cannot break the links in mails unnoticed.
 */
export const pages = {
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  confirmEmail: (token: string) => `/confirm-email/${token}`,
  security: '/settings/security',
  linkGoogle: '/settings/security/google',
  contact: '/contact',
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  emailSettings: '/settings/emails',
  invitation: (token: string) => `/register?${new URLSearchParams({ invitation: token })}`,
  generatorForCustomer: (customerId: string) => `/meal-plan-generator?customer=${customerId}`,
  assignPlanTo: (savedPlanId: string, customerId: string) =>
    `/trainer/meal-plans/${savedPlanId}/assign?${new URLSearchParams({ customerId, page: '1' })}`,
  admin: '/admin',
  recipe: (id: string) => `/recipes/${id}`,
  customers: '/trainer/customers',
  myPlans: '/my-meal-plans',
  myPlan: (id: string) => `/my-meal-plans/${id}`,
  sharedPlan: (token: string) => `/shared/${token}`,
};
