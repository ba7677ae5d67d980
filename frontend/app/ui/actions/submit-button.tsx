import { useFormAction, useNavigation } from '@remix-run/react';
import { Button, type ButtonProps } from './button';

/**
 * A button that detects that its form is being sent, from the press until the next page is there. Several forms with
 * the same action are distinguished by the button's name and value.
 */
export function SubmitButton(props: Omit<ButtonProps, 'pending' | 'type'>) {
  const navigation = useNavigation();
  const ownAction = useFormAction(props.formAction as string | undefined);
  const { formData, formAction } = navigation;
  const named = props.name === undefined || formData?.get(props.name) === props.value;
  const pending = formData !== undefined && formAction === ownAction && named;
  return <Button {...props} pending={pending} />;
}
