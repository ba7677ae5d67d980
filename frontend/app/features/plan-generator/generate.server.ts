import { randomUUID } from 'node:crypto';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { isRefusedPlan, type Refusal, type ToldRefusal } from '~/features/meal-plans/refusal';
import { mustBeAsked } from '~/features/meal-plans/said-wish';
import { draftPath } from '~/paths/drafts';
import { apiFor } from '~/platform/api.server';
import { type ApiFailure, failureOf } from '~/platform/api-errors.server';
import type { RefusedForm } from '~/platform/forms';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { type CarriedWish, stillTrue } from './parsed-wish';
import { type MarkedRules, marked, mustStart, startedFrom } from './profile-rules';
import { readProfileRules } from './profile-rules.server';
import { generatorIntent, type WishValues } from './wish-fields';
import {
  nameInForm,
  readingIn,
  readingOf,
  relaxed,
  requestOf,
  saidWishIn,
  valuesIn,
  valuesOf,
  wishFieldNames,
  wishSchema,
} from './wish-form.server';

/** A form that is shown again: filled from plain words, or with a refusal. */
export type ShownWish = {
  values: WishValues;
  reading: CarriedWish | null;
  said: string;
  /** Differs for each answer. */
  attempt: string;
  /** The rules from the customer's profile, if any. */
  profile: MarkedRules | null;
  /** The errors of the form, if any. */
  refused?: RefusedForm;
  refusal?: ToldRefusal;
  /** The form is correct, and the request may succeed in a moment. */
  mayRetry?: boolean;
};

const mostFields = 150;

/** Handles the generator's forms: parse words, generate a plan, or both in one step. */
export async function answerGenerator(context: AppLoadContext, request: Request) {
  const submission = await decodeForm(request, wishSchema, mostFields);
  const { intent, naturalLanguageInput: said, relax } = submission.value;
  const before = valuesIn(submission.value);
  const refuse = (failure: ApiFailure, shown: Omit<ShownWish, 'attempt' | 'refused'>) =>
    refusedWish({ context, submission, failure }, shown);

  if (intent === generatorIntent.generate) {
    const { values: started, rules } = await startFor(context, before);
    const values = relax ? relaxed(started, relax) : started;
    const reading = stillTrue(readingIn(submission.value.reading), values);
    return generate(context, { values, reading, said, profile: marked(rules, values) }, refuse);
  }
  const answer = await apiFor(context).POST('/api/meal-plan/parse-natural-language', {
    body: { naturalLanguageInput: said },
  });
  if (!answer.data) {
    const { values, rules } = await startFor(context, valuesOf({}, before));
    return refuse(failureOf(answer), { values, reading: null, said, profile: marked(rules, values) });
  }
  // The words may name another customer than the address does.
  const read = valuesOf(answer.data, before);
  const { values, rules } = await startFor(context, read);
  const shown = { values, reading: readingOf(answer.data, read), said, profile: marked(rules, values) };
  const mayGenerate = intent === generatorIntent.direct && mustBeAsked(shown.reading).length === 0;
  if (mayGenerate) return generate(context, shown, refuse);
  return data<ShownWish>({ ...shown, attempt: randomUUID() });
}

/** Lets a plan for a customer start from their profile, whether the address, the words, or the form names them. */
async function startFor(context: AppLoadContext, values: WishValues) {
  const rules = await readProfileRules(context, values.texts.customerId);
  return { values: mustStart(values) ? startedFrom(rules, values) : values, rules };
}

type Shown = Omit<ShownWish, 'attempt' | 'refused'>;
type Refuse = (failure: ApiFailure, shown: Shown) => ReturnType<typeof refusedWish>;

async function generate(context: AppLoadContext, shown: Shown, refuse: Refuse) {
  const { values, reading, said } = shown;
  const saidWish = reading ? saidWishIn(reading, said) : undefined;
  const body = { ...requestOf(values), ...(saidWish && { saidWish }) };
  const answer = await apiFor(context).POST('/api/meal-plan/generate', { body });
  if (answer.data) throw redirect(draftPath(answer.data.draftId));
  const failure = failureOf(answer).withFieldNames(nameInForm);
  if (!isRefusedPlan(failure.code)) {
    return refuse(failure, { ...shown, mayRetry: failure.isPassing });
  }
  const refusal = { message: failure.message, refusal: failure.details as unknown as Refusal };
  return refuse(failure, { ...shown, refusal });
}

type Refused = Omit<Parameters<typeof refuseForm>[0], 'secrets' | 'alsoShown'>;

/** The form with its errors. A request that cannot be met is no error of the form. */
function refusedWish(refused: Refused, shown: Shown) {
  // Words were sent without the form, which is shown with what was read from them.
  const answer = refuseForm({ ...refused, alsoShown: shown.reading ? wishFieldNames : [] });
  const attempt = answer.data.attempt;
  const problem = shown.refusal ? {} : { refused: answer.data };
  return data<ShownWish>({ ...shown, ...problem, attempt }, answer.init ?? undefined);
}
