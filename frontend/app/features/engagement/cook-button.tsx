import { Form } from '@remix-run/react';
import { NotSaved } from '~/features/forms/not-saved';
import { Button } from '~/ui';
import { CookIcon } from '~/ui/icons/cooking';
import { engagementIntent, useEngagement } from './use-engagement';

/** Records that the recipe was cooked, once per press. */
export function CookButton({ recipeId }: { recipeId: string }) {
  const { form, redirectTo, asked, failed } = useEngagement(recipeId, 'cook');
  return (
    <Form {...form} className="inline-flex items-center gap-2 print:hidden">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button
        variant="secondary"
        icon={CookIcon}
        name="intent"
        value={engagementIntent.cook}
        pending={asked !== undefined}
      >
        I cooked this
      </Button>
      {failed ? <NotSaved /> : null}
    </Form>
  );
}
