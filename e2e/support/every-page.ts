import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../backend/test/support/app-codes.ts';
import { linkIn } from '../../backend/test/support/mailbox.ts';
import { SoftPasskey } from '../../backend/test/support/soft-passkey.ts';
import { hold, readAssignedPlans } from './assigned-plan.ts';
import { failedGeneration } from './generation.ts';
import { aDraft, aDraftWithFeta, kitchen } from './kitchen.ts';
import { addPhoto, addProfileImage } from './photos.ts';
import { savedPlan } from './plans.ts';
import { product } from './product.ts';
import {
  coached,
  invitation,
  mailbox,
  newAddress,
  newWord,
  PASSWORD,
  type Person,
  people,
  person,
  type Role,
  recipes,
} from './world.ts';

/** A route in the manifest of the build. */
export interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  hasAction: boolean;
  hasClientAction: boolean;
}

const assets = join(import.meta.dirname, '../../build/frontend/client/assets');

/** Returns all routes of the built product, so that new ones are included automatically. */
export function everyRoute(): Route[] {
  const manifest = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  const script = readFileSync(join(assets, manifest ?? ''), 'utf8');
  return Object.values(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)).routes);
}

/** Returns a pattern such as "/collections/:id/edit". */
export function patternOf(route: Route, routes = everyRoute()): string {
  const parent = routes.find(({ id }) => id === route.parentId);
  const above = parent ? patternOf(parent, routes).replace(/\/$/, '') : '';
  return route.path ? `${above}/${route.path}` : above || '/';
}

export interface World {
  people: Record<Role, Person>;
  /** Values for patterns by role. The longest matching beginning of a pattern is used. */
  examples: Record<string, string | Partial<Record<Role, string>>>;
}

/** Creates one of everything that a page can be about. */
export async function worldOfEverything(): Promise<World> {
  const [trainer, customer, admin] = [
    await person('trainer'),
    await person('customer'),
    await person('admin'),
  ];
  const follower = await person('customer');
  for (const { api } of [trainer, customer, admin, follower]) refuseToLackAnything(api);
  await coached(trainer, customer, follower);
  await kitchen(trainer);
  const [{ id: own } = none, { id: offered } = none, { id: shown } = none] = await recipes([
    { name: `Own ${newWord()}`, owner: trainer },
    { name: `Offered ${newWord()}`, owner: trainer, offered: true },
    { name: `Shown ${newWord()}` },
  ]);
  await customer.api.POST('/api/favorites', { body: { recipeId: shown } });
  const collectionOf = async ({ api }: Person) => {
    const { data } = await api.POST('/api/collections', { body: { name: `Kept ${newWord()}` } });
    const id = data?.data.id ?? '';
    await api.POST('/api/collections/{id}/recipes', { params: { path: { id } }, body: { recipeId: shown } });
    return id;
  };
  const collections = {
    trainer: await collectionOf(trainer),
    customer: await collectionOf(customer),
    admin: await collectionOf(admin),
  };
  await hold(customer, trainer);
  const [held = none] = await readAssignedPlans(customer);
  const { draftId } = await aDraft(trainer);
  const { draftId: withFeta } = await aDraftWithFeta(trainer);
  const plans = {
    trainer: (await savedPlan(trainer, { planName: 'Lean week' })).id,
    admin: (await savedPlan(admin, { planName: 'Lean week' })).id,
  };
  const [somebody, otherTrainer] = await people([{ role: 'customer' }, { role: 'trainer' }]);
  for (const role of ['trainer', 'admin'] as const)
    await { trainer, admin }[role].api.POST('/api/trainer/meal-plans/{id}/assign', {
      params: { path: { id: plans[role] } },
      body: { customerId: { trainer: follower, admin: somebody }[role].id },
    });
  const measured = await customer.api.POST('/api/progress/measurements', {
    body: { measurementDate: '2026-11-20', weightKg: 80 },
  });
  const logged = await customer.api.POST('/api/nutrition/entries', {
    body: { kind: 'food', day: '2026-11-20', meal: 'lunch', source: 'food:banana', amount: 120 },
  });
  const ownFood = await customer.api.POST('/api/nutrition/foods', {
    body: { name: 'Oat bar', figures: { calories: 190, protein: 6, carbs: 28, fat: 5 } },
  });
  const bread = await customer.api.POST('/api/grocery-lists/items', { body: { name: 'Bread' } });
  const { id: itemId, groceryListId } = bread.data?.data ?? { id: '', groceryListId: '' };
  const goal = { metric: 'custom', startValue: 10, targetValue: 20, targetUnit: 'push-ups' } as const;
  const ownGoal = await customer.api.POST('/api/progress/goals', { body: { ...goal, goalName: 'Stronger' } });
  const setGoal = await trainer.api.POST('/api/trainer/customers/{id}/goals', {
    params: { path: { id: customer.id } },
    body: { ...goal, goalName: 'Much stronger' },
  });
  const exported = await customer.api.POST('/api/recipe-cards/exports', { body: { chosenId: held.id } });
  const generationJob = await failedGeneration(admin);
  const photo = await addPhoto(customer, { isPrivate: false });
  const invited = await invitation(trainer, newAddress('invited'));
  await admin.api.POST('/api/admin/coachings', {
    body: { trainerId: otherTrainer.id, customerId: somebody.id },
  });
  await trainer.api.POST('/api/password/forgot', { body: { email: follower.email } });
  const resetLink = new URL(linkIn(await mailbox.next(follower.email, /Reset/), '/reset-password/'));
  const image = await addProfileImage(customer);
  const passkeys = {
    trainer: await addPasskey(trainer),
    customer: await addPasskey(customer),
    admin: await addPasskey(admin),
  };
  await addCodes(customer);
  const newEmail = newAddress('moved');
  await follower.api.PUT('/api/profile', { body: { email: newEmail, currentPassword: PASSWORD } });
  const emailLink = new URL(linkIn(await mailbox.next(newEmail, /Confirm/), '/confirm-email/'));
  const planMail = await mailbox.next(customer.email, /new meal plan/);
  const unsubscribeLink = new URL(linkIn(planMail, '/unsubscribe/'));
  const message = await admin.api.POST('/api/admin/broadcasts', {
    body: { kind: 'notice', audience: 'admins', subject: 'Maintenance', body: 'At night.' },
  });
  return {
    people: { trainer, customer, admin },
    examples: {
      '/reset-password/:token?': resetLink.pathname,
      '/confirm-email/:token': emailLink.pathname,
      '/unsubscribe/:token': unsubscribeLink.pathname,
      '/admin/mail/messages/:id': `/admin/mail/messages/${message.data?.id}`,
      '/shared/:token': '/shared/some-token',
      '/recipes/:id': `/recipes/${shown}`,
      '/admin/recipes/delete?id=:recipe': `/admin/recipes/delete?id=${shown}`,
      '/trainer/recipes/:id': `/trainer/recipes/${shown}`,
      '/trainer/recipes/:id/edit': `/trainer/recipes/${own}/edit`,
      '/trainer/recipes/:id/delete': `/trainer/recipes/${own}/delete`,
      '/trainer/recipes/:id/offer': `/trainer/recipes/${own}/offer`,
      '/recipes/:id/picture': `/recipes/${own}/picture`,
      '/admin/recipes/:id': `/admin/recipes/${offered}`,
      '/admin/jobs/:id': `/admin/jobs/${generationJob}`,
      '/collections/:id': mapped(collections, (id) => `/collections/${id}`),
      '/meal-plans/drafts/:id': `/meal-plans/drafts/${draftId}`,
      '/meal-plans/drafts/:id/swap': `/meal-plans/drafts/${draftId}/swap?day=1&meal=1`,
      '/meal-plans/drafts/:id/use-up': `/meal-plans/drafts/${withFeta}/use-up?food=feta&week=1`,
      '/meal-plans/drafts/:id/move': `/meal-plans/drafts/${draftId}/move?day=1&meal=1`,
      '/meal-plans/drafts/:id/recipes/:recipeId': `/meal-plans/drafts/${draftId}/recipes/${shown}`,
      '/meal-plans/:id': mapped({ ...plans, customer: held.id }, (id) => `/meal-plans/${id}`),
      '/meal-plans/:id/recipes/:recipeId': `/meal-plans/${plans.trainer}/recipes/${shown}`,
      '/trainer/meal-plans/:id': `/trainer/meal-plans/${plans.trainer}`,
      '/trainer/meal-plans/:id/assignments/:customerId': `/trainer/meal-plans/${plans.trainer}/assignments/${follower.id}`,
      '/admin/meal-plans/:id': `/admin/meal-plans/${plans.admin}`,
      '/admin/meal-plans/:id/assignments/:customerId': `/admin/meal-plans/${plans.admin}/assignments/${somebody.id}`,
      '/admin/export/:file': '/admin/export/users.json',
      '/settings/security/passkeys/:id': mapped(passkeys, (id) => `/settings/security/passkeys/${id}`),
      '/admin/users/:id/second-step': `/admin/users/${trainer.id}/second-step`,
      '/admin/users/:id': `/admin/users/${somebody.id}`,
      '/admin/users/:id/unlink/:otherId': `/admin/users/${somebody.id}/unlink/${otherTrainer.id}`,
      '/trainer/invitations/:id': `/trainer/invitations/${invited.id}`,
      '/trainer/customers/:id': `/trainer/customers/${customer.id}`,
      '/trainer/customers/:id/plans/:planId': `/trainer/customers/${customer.id}/plans/${held.id}`,
      '/admin/users/:id/plans/:planId': `/admin/users/${customer.id}/plans/${held.id}`,
      '/customer/profile/trainers/:id': `/customer/profile/trainers/${trainer.id}`,
      '/customer/progress/measurements/:id': `/customer/progress/measurements/${measured.data?.data.id}`,
      '/nutrition/own-foods/:id': `/nutrition/own-foods/${ownFood.data?.data.id}`,
      '/nutrition/entries/:id': `/nutrition/entries/${logged.data?.data.id}`,
      '/customer/progress/goals/:id': `/customer/progress/goals/${ownGoal.data?.data.id}`,
      '/trainer/customers/:id/goals/:goalId': `/trainer/customers/${customer.id}/goals/${setGoal.data?.data.id}`,
      '/customer/progress/photos/:id': `/customer/progress/photos/${photo.id}`,
      '/profile/recipe-cards/:id': `/profile/recipe-cards/${exported.data?.id}`,
      '/profile-images/:id/:size': `${image}/small`,
      '/customer/progress/photos/:id/:size': `/customer/progress/photos/${photo.id}/small`,
      '/trainer/customers/:id/photos/:photoId/:size': `/trainer/customers/${customer.id}/photos/${photo.id}/small`,
      '/grocery-list/:id': `/grocery-list/${groceryListId}`,
      '/grocery-list/:id/items/:itemId': `/grocery-list/${groceryListId}/items/${itemId}`,
      '/my-meal-plans/:id': `/my-meal-plans/${held.id}`,
      '/my-meal-plans/:id/recipes/:recipeId': `/my-meal-plans/${held.id}/recipes/${shown}`,
    },
  };
}

/** A page without its example would be left out of all journeys without a word. */
function refuseToLackAnything(api: Person['api']): void {
  api.use({
    async onResponse({ request, response }) {
      if (response.ok) return;
      throw new Error(`${request.method} ${request.url}: ${response.status} ${await response.text()}`);
    },
  });
}

async function addPasskey({ api }: Person): Promise<string> {
  const begun = await api.POST('/api/auth/passkeys/registration', { body: {} });
  const { challenge = '', options } = begun.data ?? {};
  const credential = new SoftPasskey(product.url).register(options as never);
  await api.POST('/api/auth/passkeys', { body: { challenge, credential } });
  const { data } = await api.GET('/api/auth/passkeys');
  return data?.passkeys[0]?.id ?? '';
}

async function addCodes({ api }: Person): Promise<void> {
  const { data } = await api.POST('/api/auth/second-factor/app', { body: {} });
  await api.POST('/api/auth/second-factor/app/confirm', { body: { code: codeOf(data?.secret ?? '') } });
}

/** States of a page that depend only on its address. */
const MORE = [
  '/admin?select=1',
  '/admin/recipes/delete?id=:recipe',
  '/settings/security/google?code=some-code',
  '/trainer/recipes/import?by=address',
  '/trainer/recipes/import?by=file',
  '/my-meal-plans/:id?tab=prep',
  // The day after the one that has an entry, which can be copied.
  '/nutrition?date=2026-11-21',
];

const none = { id: '' };

const mapped = <Key extends string>(ids: Record<Key, string>, toPath: (id: string) => string) =>
  Object.fromEntries(Object.entries<string>(ids).map(([role, id]) => [role, toPath(id)]));

export interface Page {
  path: string;
  pattern: string;
  html: string;
}

/** Returns the pages that a role can open, each once. Null stands for visitors. */
export async function findPages(world: World, role: Role | null): Promise<Page[]> {
  const routes = everyRoute();
  const patterns = new Set([...routes.map((route) => patternOf(route, routes)), ...MORE]);
  const pages: Page[] = [];
  for (const pattern of patterns) {
    if (pattern.endsWith('/*')) continue;
    const path = addressOf(pattern, world, role);
    if (path === null) continue;
    const html = await pageAt(path, role ? world.people[role] : null);
    if (html !== null) pages.push({ path, pattern, html });
  }
  return pages;
}

/** Returns null if this role has no such page. A pattern without any example is a mistake in this file. */
export function addressOf(pattern: string, { examples }: World, role: Role | null): string | null {
  if (!pattern.includes(':')) return pattern;
  const start = Object.keys(examples)
    .filter((candidate) => pattern.startsWith(candidate))
    .sort((one, other) => other.length - one.length)[0];
  const rest = pattern.slice(start?.length ?? 0);
  if (start === undefined || rest.includes(':'))
    throw new Error(`every-page.ts has no example of what ${pattern} stands for`);
  const example = examples[start];
  const path = typeof example === 'string' ? example : role && example?.[role];
  return path ? path + rest : null;
}

async function pageAt(path: string, who: Person | null): Promise<string | null> {
  const cookie = who ? `token=${who.accessToken}; refresh=${who.refreshToken}` : '';
  // An address that leads elsewhere is no page of its own, and where it leads is read under its own address.
  const answer = await fetch(new URL(path, product.url), { headers: { Cookie: cookie }, redirect: 'manual' });
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`${path} could not be read: ${answer.status}`);
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) return answer.text();
  await answer.body?.cancel();
  return null;
}
