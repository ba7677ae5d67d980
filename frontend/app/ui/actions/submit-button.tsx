import { useFormAction, useNavigation } from '@remix-run/react';
import { Button, type ButtonProps } from './button';

/**
 * A button that knows by itself that its form is under way: from the press until the next page is there. Several forms
 * with one action are told apart by the button's own name and value.
 */
export function SubmitButton(props: Omit<ButtonProps, 'pending' | 'type'>) {
  const navigation = useNavigation();
  const ownAction = useFormAction(props.formAction as string | undefined);
  const { formData, formAction } = navigation;
  const named = props.name === undefined || formData?.get(props.name) === props.value;
  const pending = formData !== undefined && formAction === ownAction && named;
  return <Button {...props} pending={pending} />;
}
