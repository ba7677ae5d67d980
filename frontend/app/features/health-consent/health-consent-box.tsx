import type { FormState } from '~/platform/forms';
import { Checkbox } from '~/ui';
import type { AskedConsent } from './health-consent.server';

/** The name of the box, and of the field that the API names if the consent is missing. */
export const consentField = 'agreesToHealthData';

type HealthConsentBoxProps = { consent: AskedConsent | undefined; form: FormState };

/** Asks a customer once, in the first form with health data, and shows nothing afterwards. */
export function HealthConsentBox({ consent, form }: HealthConsentBoxProps) {
  if (!consent) return null;
  const { defaultValue, ...field } = form.field(consentField);
  return (
    <Checkbox
      {...field}
      value="yes"
      defaultChecked={defaultValue === 'yes'}
      label={consent.wording}
      hint="You are asked once, and can withdraw it in your profile."
    />
  );
}
