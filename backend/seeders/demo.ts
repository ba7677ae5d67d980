import type { EntityManager } from '@mikro-orm/postgresql';
import { demoAccounts } from '../src/modules/auth/accounts/demo-accounts.js';
import { PasswordHasher } from '../src/modules/auth/passwords/password-hasher.js';
import { Invitation } from '../src/modules/invitations/invitation.entity.js';
import { Coaching } from '../src/modules/users/coaching.entity.js';
import { HealthConsent } from '../src/modules/users/health/health-consent.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import type { Role } from '../src/platform/access/principal.js';
import { after, days } from '../src/platform/clock/clock.js';
import { hashToken, type Keys, randomToken } from '../src/platform/keys/keys.js';
import type { Storage } from '../src/platform/storage/storage.js';
import { seedDemoDiary } from './demo-diary.js';
import { seedDemoGeneration } from './demo-generation/seed-demo-generation.js';
import { seedDemoGoals } from './demo-goals.js';
import { seedDemoGroceries } from './demo-groceries.js';
import { seedManyClients } from './demo-many-clients.js';
import { seedDemoMeasurements } from './demo-measurements.js';
import { seedDemoPlans } from './demo-plans.js';
import { seedDemoProfiles } from './demo-profiles.js';
import { seedDemoRecipes } from './demo-recipes.js';
import { seedDemoVisits } from './demo-visits.js';

/** The people of the demo in addition to the three who are offered with one click. They have the same password. */
const OTHERS: { role: Role; email: string; name: string }[] = [
  { role: 'trainer', email: 'marta.lindqvist@demo.local', name: 'Marta Lindqvist' },
  { role: 'trainer', email: 'busy.trainer@demo.local', name: 'Robin Castro' },
  { role: 'customer', email: 'amara.osei@demo.local', name: 'Amara Osei' },
  { role: 'customer', email: 'jonas.weber@demo.local', name: 'Jonas Weber' },
  { role: 'customer', email: 'li.na@demo.local', name: 'Li Na' },
  { role: 'customer', email: 'no.trainer@demo.local', name: 'Pavel Novák' },
];

const NAMES: Record<string, string> = {
  'admin@demo.local': 'Alex Admin',
  'trainer@demo.local': 'Toni Trainer',
  'customer@demo.local': 'Chris Customer',
};

type Person = (email: string) => User;

interface Means {
  keys: Keys;
  /** Opens where files are stored. Most starts of the demo need neither that nor what encodes pictures. */
  files: () => Promise<Storage>;
}

/** Fills an empty database once, with every state of an invitation and of a coaching. */
export async function seedDemo(em: EntityManager, { keys, files }: Means, now: Date): Promise<boolean> {
  if ((await em.count(User)) > 0) return false;
  const person = await addPeople(em, now);
  addCoachings(em, person, now);
  addInvitations(em, keys, person, now);
  await em.flush();
  const people = {
    trainer: person('trainer@demo.local'),
    otherTrainer: person('marta.lindqvist@demo.local'),
    busy: person('customer@demo.local'),
    occasional: person('amara.osei@demo.local'),
  };
  await seedDemoRecipes(em, people, now);
  await seedDemoGeneration(em, person('admin@demo.local'), now);
  for (const customer of [people.busy, people.occasional])
    em.persist(new HealthConsent(customer, after(now, -days(60))));
  seedDemoMeasurements(em, people, now);
  seedDemoDiary(em, people.busy, now);
  const { seedDemoPhotos } = await import('./demo-photos.js');
  await seedDemoPhotos(em, people.busy, { storage: await files(), now });
  await em.flush();
  await seedDemoGoals(em, people, now);
  seedDemoGroceries(em, people, now);
  seedDemoProfiles(em, people, now);
  const others = { vegetarian: person('li.na@demo.local'), former: person('no.trainer@demo.local') };
  const busyTrainer = person('busy.trainer@demo.local');
  await seedDemoPlans(em, { ...people, ...others, busyTrainer }, now);
  const passwordHash = busyTrainer.passwordHash ?? '';
  await seedManyClients(em, { trainer: busyTrainer, passwordHash }, now);
  const regulars = [
    { user: people.trainer, everyDays: 1 },
    { user: busyTrainer, everyDays: 1 },
    { user: people.busy, everyDays: 1 },
    { user: others.vegetarian, everyDays: 2 },
    { user: person('admin@demo.local'), everyDays: 3 },
    { user: people.otherTrainer, everyDays: 3 },
    { user: people.occasional, everyDays: 6 },
  ];
  await seedDemoVisits(em, regulars, now);
  return true;
}

async function addPeople(em: EntityManager, now: Date): Promise<Person> {
  const passwordHash = await new PasswordHasher().hash(demoAccounts[0]?.password ?? '', 'here');
  const people = new Map<string, User>();
  for (const [index, account] of [...demoAccounts, ...OTHERS].entries()) {
    const name = NAMES[account.email] ?? ('name' in account ? account.name : null);
    const user = new User({
      email: account.email,
      role: account.role,
      passwordHash,
      name,
      now: after(now, -days(60 - index)),
    });
    user.moveTo('Europe/Berlin');
    people.set(user.email, user);
    em.persist(user);
  }
  return (email) => {
    const user = people.get(email);
    if (!user) throw new Error(`Nobody of the demo has the address ${email}`);
    return user;
  };
}

function addCoachings(em: EntityManager, person: Person, now: Date): void {
  const toni = person('trainer@demo.local');
  const marta = person('marta.lindqvist@demo.local');
  const coach = (trainer: User, email: string, since: number, ended?: number) => {
    const coaching = new Coaching(trainer, person(email), 'invitation', after(now, -days(since)));
    if (ended !== undefined) coaching.end(after(now, -days(ended)));
    em.persist(coaching);
  };
  coach(toni, 'customer@demo.local', 45);
  coach(toni, 'amara.osei@demo.local', 20);
  coach(toni, 'jonas.weber@demo.local', 3);
  coach(marta, 'li.na@demo.local', 12);
  coach(marta, 'no.trainer@demo.local', 50, 5);
}

function addInvitations(em: EntityManager, keys: Keys, person: Person, now: Date): void {
  const toni = person('trainer@demo.local');
  const marta = person('marta.lindqvist@demo.local');
  const invite = (
    trainer: User,
    email: string,
    sentDaysAgo: number,
    message: string | null,
    acceptedBy?: User,
  ) => {
    const token = randomToken();
    const sentAt = after(now, -days(sentDaysAgo));
    const secret = { hash: hashToken(token), sealed: keys.seal(token) };
    const invitation = new Invitation(trainer, email, message, secret, sentAt);
    if (acceptedBy) invitation.accept(acceptedBy, after(sentAt, days(1)));
    em.persist(invitation);
  };
  const words = 'Hi Sam, good to meet you at the gym. Shall we start with a week of simple dinners?';
  invite(toni, 'sam.rivera@example.com', 1, words);
  invite(toni, 'kim.larsen@example.com', 12, null);
  invite(toni, 'customer@demo.local', 46, 'Welcome, Chris!', person('customer@demo.local'));
  invite(toni, 'amara.osei@demo.local', 21, null, person('amara.osei@demo.local'));
  invite(marta, 'no.trainer@demo.local', 2, 'Pavel, would you like to begin again?');
}
