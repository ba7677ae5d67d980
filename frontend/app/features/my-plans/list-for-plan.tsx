import { Form } from '@remix-run/react';
import { generateGroceriesPath } from '~/paths/groceries';
import { SubmitButton } from '~/ui';
import { GroceriesIcon } from '~/ui/icons';

/** One tap makes the grocery list of a plan, or adds to it what it lacks. */
export function ListForPlan({ plan: { id, planName } }: { plan: { id: string; planName: string } }) {
  return (
    <Form method="post" action={generateGroceriesPath()} className="print:hidden">
      <input type="hidden" name="mealPlanId" value={id} />
      <input type="hidden" name="listName" value={`Grocery List - ${planName}`.slice(0, 255)} />
      <SubmitButton variant="secondary" icon={GroceriesIcon} pendingText="Making the list...">
        Make a grocery list for the next 7 days
      </SubmitButton>
    </Form>
  );
}
