import { ExportLink } from '~/features/data-export/export-link';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { queuePath } from '~/paths/admin-recipes';
import { mailPath } from '~/paths/emails';
import { generateRecipesPath, generationJobsPath } from '~/paths/recipe-generation';
import { ButtonLink, ButtonRow, Card } from '~/ui';

/** The Admin tab. `pending` is null if the number is unavailable. */
export function AdminTools({ pending }: { pending: number | null }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Card title="Generate Recipes" description="Have new recipes made for the review queue.">
        <ButtonRow>
          <ButtonLink to={generateRecipesPath} {...openInDialog} variant="primary">
            Generate Recipes
          </ButtonLink>
          <ButtonLink to={generationJobsPath}>Generation Jobs</ButtonLink>
        </ButtonRow>
      </Card>
      <Card title="Review Queue" description="Recipes waiting to join the library.">
        <ButtonLink to={queuePath} variant="primary">
          View Pending{pending === null ? null : ` (${pending})`}
        </ButtonLink>
      </Card>
      <Card title="Mail" description="What was sent, what failed, and what you write to many.">
        <ButtonLink to={mailPath}>Open Mail</ButtonLink>
      </Card>
      <Card title="Export JSON" description="Recipes, users, and meal plans as files.">
        <ExportLink />
      </Card>
    </div>
  );
}
