import { Form } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { type Library, type SavedPlanTask, savedPlanPath, savedPlanTaskPath } from '~/paths/saved-plans';
import { Menu, MenuButton, MenuLink } from '~/ui';
import { AssignIcon, EditIcon, PlansIcon, SavedIcon, ShareIcon, TrashIcon } from '~/ui/icons';
import { CollectionIcon } from '~/ui/icons/collection';
import { CopyIcon } from '~/ui/icons/copy';
import { changeIntent } from './plan-changes';
import type { ListedPlan } from './saved-plans.server';

export type SavedPlanMenuProps = {
  plan: ListedPlan;
  library: Library;
  /** The address of the current list, to return to. */
  from: string;
  /** Asks for confirmation without leaving the list. */
  onDelete: (event: MouseEvent) => void;
};

/** All actions for a plan in the list. */
export function SavedPlanMenu({ plan, library, from, onDelete }: SavedPlanMenuProps) {
  const { id, isTemplate, mealPlanData } = plan;
  const to = (task: SavedPlanTask) => savedPlanTaskPath(library, id, task, from);
  return (
    <Menu label={`Actions for ${mealPlanData.planName}`}>
      <MenuLink to={savedPlanPath(library, id)} icon={PlansIcon} {...openInDialog}>
        View Details
      </MenuLink>
      <Form method="post" action={savedPlanTaskPath(library, id, 'change')} className="contents">
        <input type="hidden" name="from" value={from} />
        <MenuButton name="intent" value={changeIntent.edit} icon={EditIcon}>
          Edit
        </MenuButton>
        <MenuLink to={to('assign')} icon={AssignIcon} {...openInDialog}>
          Assign to Customer
        </MenuLink>
        <MenuLink to={to('share')} icon={ShareIcon} {...openInDialog}>
          Share
        </MenuLink>
        <MenuButton name="intent" value={changeIntent.duplicate} icon={CopyIcon}>
          Duplicate
        </MenuButton>
        <MenuLink to={to('details')} icon={SavedIcon} {...openInDialog}>
          Edit details
        </MenuLink>
        <MenuButton
          name="intent"
          value={isTemplate ? changeIntent.noTemplate : changeIntent.template}
          icon={CollectionIcon}
        >
          {isTemplate ? 'Remove from templates' : 'Make a template'}
        </MenuButton>
      </Form>
      <MenuLink to={to('delete')} icon={TrashIcon} danger onClick={onDelete}>
        Delete
      </MenuLink>
    </Menu>
  );
}
