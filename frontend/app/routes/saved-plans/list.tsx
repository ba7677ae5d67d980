import { useOutletContext } from '@remix-run/react';
import { useFreshWhenSeen } from '~/features/fresh/use-fresh-when-seen';
import { SavedPlanList } from '~/features/saved-plans/saved-plan-list';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { adminPath, generatorPath, trainerPlansPath } from '~/paths/pages';
import { ButtonLink, PageHeader, Skeleton, Stack } from '~/ui';
import { PlusIcon } from '~/ui/icons';
import type { LoadedPlans } from './plans';

/** The surrounding page loads the data and keeps it while a plan is open above it. */
export default function SavedPlansList() {
  const loaded = useOutletContext<LoadedPlans | null>();
  useFreshWhenSeen();
  if (!loaded) return <Skeleton lines={8} />;
  const isTrainers = loaded.library === trainerPlansPath;
  return (
    <>
      <PageHeader
        title="Saved Plans"
        description="Your library of meal plans. Customers have their own copies, so changes here do not reach them."
        back={isTrainers ? undefined : { to: adminPath, label: 'Admin Dashboard' }}
        actions={
          <ButtonLink to={generatorPath} variant="primary" icon={PlusIcon}>
            New plan
          </ButtonLink>
        }
      />
      <Stack>
        {isTrainers ? <TrainerTabs current="saved" /> : null}
        <SavedPlanList {...loaded} />
      </Stack>
    </>
  );
}
