import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { loginPathWith } from '~/paths/account';
import { apiForVisitor } from '~/platform/api.server';
import { ApiFailure, failureOf } from '~/platform/api-errors.server';
import { answerSecondStep, signInWithPasskey } from '~/platform/authenticator.server';
import { decodeForm, text } from '~/platform/forms.server';
import { rememberedPage } from '~/platform/own-path';
import { finishSecondStep, leaveSecondStep, readSecondStep } from '~/platform/second-step.server';

const schema = z.object({
  step: z.enum(['alone', 'second']),
  challenge: text,
  credential: text,
  redirectTo: text,
});

/** Without a credential, answers the script with what the browser needs to ask for one. With it, signs in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { step, challenge, credential, redirectTo } = (await decodeForm(request, schema)).value;
  if (!credential) return step === 'alone' ? askForAny(context) : askForOwn(context);
  const waiting = step === 'second' ? readSecondStep(context) : null;
  try {
    const user =
      step === 'alone'
        ? await signInWithPasskey(context, { challenge, credential })
        : await answerSecondStep(context, waiting?.challenge ?? '', { passkey: credential });
    return finishSecondStep(context, user, waiting ? waiting.redirectTo : rememberedPage(redirectTo));
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return leaveSecondStep(context, loginPathWith({ error: failure.code }));
  }
}

async function askForAny(context: AppLoadContext) {
  const answer = await apiForVisitor(context).POST('/api/auth/passkeys/sign-in');
  return Response.json(answer.data ?? { problem: failureOf(answer).message });
}

async function askForOwn(context: AppLoadContext) {
  const challenge = readSecondStep(context)?.challenge ?? '';
  const answer = await apiForVisitor(context).POST('/api/auth/second-factor/passkey', {
    body: { challenge },
  });
  return Response.json(answer.data ?? { problem: failureOf(answer).message });
}
