import type { EntityManager } from '@mikro-orm/postgresql';
import { demoAccounts } from '../src/modules/auth/accounts/demo-accounts.js';
import { PasswordHasher } from '../src/modules/auth/passwords/password-hasher.js';
import { Invitation } from '../src/modules/invitations/invitation.entity.js';
import { Coaching } from '../src/modules/users/coaching.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import type { Role } from '../src/platform/access/principal.js';
import { after, days } from '../src/platform/clock/clock.js';
import { hashToken, type Keys, randomToken } from '../src/platform/keys/keys.js';
import { seedDemoPlans } from './demo-plans.js';
import { seedDemoRecipes } from './demo-recipes.js';

/** Everyone of the demo beside the three who are offered with one click; the same password. */
const OTHERS: { role: Role; email: string; name: string }[] = [
  { role: 'trainer', email: 'marta.lindqvist@demo.local', name: 'Marta Lindqvist' },
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

/** Fills an empty database once; every state of an invitation and of a coaching is there to be seen. */
export async function seedDemo(em: EntityManager, keys: Keys, now: Date): Promise<boolean> {
  if ((await em.count(User)) > 0) return false;
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
  const person = (email: string): User => {
    const user = people.get(email);
    if (!user) throw new Error(`Nobody of the demo has the address ${email}`);
    return user;
  };
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

  const invite = (
    trainer: User,
    email: string,
    sentDaysAgo: number,
    message: string | null,
    acceptedBy?: User,
  ) => {
    const token = randomToken();
    const sentAt = after(now, -days(sentDaysAgo));
    const invitation = new Invitation(
      trainer,
      email,
      message,
      { hash: hashToken(token), sealed: keys.seal(token) },
      sentAt,
    );
    if (acceptedBy) invitation.accept(acceptedBy, after(sentAt, days(1)));
    em.persist(invitation);
  };
  invite(
    toni,
    'sam.rivera@example.com',
    1,
    'Hi Sam, good to meet you at the gym. Shall we start with a week of simple dinners?',
  );
  invite(toni, 'kim.larsen@example.com', 12, null);
  invite(toni, 'customer@demo.local', 46, 'Welcome, Chris!', person('customer@demo.local'));
  invite(toni, 'amara.osei@demo.local', 21, null, person('amara.osei@demo.local'));
  invite(marta, 'no.trainer@demo.local', 2, 'Pavel, would you like to begin again?');
  await em.flush();
  await seedDemoRecipes(
    em,
    {
      trainer: toni,
      otherTrainer: marta,
      busy: person('customer@demo.local'),
      occasional: person('amara.osei@demo.local'),
    },
    now,
  );
  await seedDemoPlans(
    em,
    {
      trainer: toni,
      otherTrainer: marta,
      busy: person('customer@demo.local'),
      occasional: person('amara.osei@demo.local'),
      vegetarian: person('li.na@demo.local'),
      former: person('no.trainer@demo.local'),
    },
    now,
  );
  return true;
}
