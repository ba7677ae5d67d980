import { PASSWORD } from '../factories/users.ts';
import { addApp, letCodesPass, type WithApp } from './second-factor.ts';
import type { SignedInUser, TestApp } from './test-app.ts';

/** Signs in a user who is asked for codes of an app from then on. The code that the app shows now is not used up. */
export async function signedInWithApp(app: TestApp): Promise<WithApp<SignedInUser>> {
  const user = await addApp(await app.signedIn());
  await letCodesPass(app, user);
  return user;
}

/** Enters the password, and returns the challenge that comes next. */
export async function takeFirstStep(app: TestApp, { email }: { email: string }) {
  const { data } = await app.stranger().POST('/api/auth/login', { body: { email, password: PASSWORD } });
  if (data?.status !== 'second_factor') throw new Error(`No challenge for ${email}`);
  return data.data;
}
