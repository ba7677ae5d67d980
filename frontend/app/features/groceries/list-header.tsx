import { Form } from '@remix-run/react';
import type { FormEvent, MouseEvent } from 'react';
import { handOver } from '~/features/plan-export/file';
import {
  deleteGroceryListPath,
  generateGroceriesPath,
  groceryListPath,
  groceryListsPath,
  groceryTextPath,
  renameGroceryListPath,
} from '~/paths/groceries';
import { Badge, Menu, MenuButton, MenuLink } from '~/ui';
import {
  CheckIcon,
  ChevronDownIcon,
  EditIcon,
  PlansIcon,
  PlusIcon,
  ShareIcon,
  SuccessIcon,
  TrashIcon,
} from '~/ui/icons';
import { type GroceryList, type GroceryListSummary, itemsText, listAsText } from './grocery-words';
import { intents } from './intents';
import type { Acts } from './offline/use-groceries';

type ListHeaderProps = {
  base: string;
  list: GroceryList;
  lists: readonly GroceryListSummary[];
  /** The number of all lists. */
  total: number;
  /** Whether there is a plan from which items can be generated. */
  hasPlan: boolean;
  acts: Acts;
  /** The number of changes that are only on this device. */
  unsent: number;
};

const manyLists = 10;

/** The name of the list with what can be done with it, and a way to the other lists. */
export function ListHeader({ base, list, lists, total, hasPlan, acts, unsent }: ListHeaderProps) {
  const done = list.itemCount - list.openCount;
  const clear = (event: FormEvent) => {
    event.preventDefault();
    closeMenu(event);
    acts.remove(
      list.items.filter(({ isChecked }) => isChecked),
      'checked',
    );
  };
  // Changes that have not been sent yet are in the file, too.
  const share = (event: MouseEvent) => {
    event.preventDefault();
    closeMenu(event);
    handOver(new Blob([listAsText(list)], { type: 'text/plain' }), `${list.name}.txt`);
  };
  return (
    <div className="tall:sticky top-header z-10 -mx-1 has-[details[open]]:z-30 flex items-center gap-2 bg-background px-1 py-2">
      <div className="min-w-0 grow">
        <h2 className="line-clamp-2 text-xl font-semibold wrap-anywhere">{list.name}</h2>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p role="status" className="whitespace-nowrap text-muted tabular-nums">
            {done}/{list.itemCount} completed
          </p>
          {total > manyLists ? <Badge>{total} lists</Badge> : null}
          {unsent > 0 ? <Badge tone="warning">{unsent} not sent</Badge> : null}
        </div>
      </div>
      {total > 1 ? <Switcher {...{ base, list, lists, total }} /> : null}
      <Menu label={`Actions for ${list.name}`}>
        <MenuLink to={groceryTextPath(list.id)} reloadDocument icon={ShareIcon} onClick={share}>
          Share as a text file
        </MenuLink>
        <Form method="post" onSubmit={clear}>
          <input type="hidden" name="list" value={list.id} />
          <MenuButton name="intent" value={intents.clear} icon={SuccessIcon} disabled={done === 0}>
            Clear checked items
          </MenuButton>
        </Form>
        {hasPlan ? (
          <MenuLink to={generateGroceriesPath(list.id)} icon={PlansIcon}>
            Generate from meal plan
          </MenuLink>
        ) : null}
        <MenuLink to={renameGroceryListPath(list.id)} icon={EditIcon}>
          Rename list
        </MenuLink>
        <MenuLink to={groceryListsPath()} icon={PlusIcon}>
          Create New List
        </MenuLink>
        <MenuLink to={deleteGroceryListPath(list.id)} icon={TrashIcon} danger>
          Delete list
        </MenuLink>
      </Menu>
    </div>
  );
}

/** The page stays, so the menu would stay open over it. */
function closeMenu({ currentTarget }: FormEvent | MouseEvent): void {
  const menu = currentTarget.closest('details');
  menu?.querySelector('summary')?.focus();
  menu?.removeAttribute('open');
}

function Switcher({ base, list, lists, total }: Pick<ListHeaderProps, 'base' | 'list' | 'lists' | 'total'>) {
  return (
    <Menu
      label="Switch Lists"
      trigger={
        <span
          aria-hidden="true"
          className="flex items-center gap-1 px-2 font-semibold whitespace-nowrap text-accent"
        >
          Switch Lists
          <ChevronDownIcon />
        </span>
      }
    >
      <div className="grid max-h-[45dvh] auto-rows-max gap-px overflow-y-auto">
        {lists.map(({ id, name, itemCount }) => (
          <MenuLink
            key={id}
            to={groceryListPath(base, { list: id })}
            aria-current={id === list.id ? 'true' : undefined}
          >
            {/* The names stand below each other, whether or not the mark is beside them. */}
            {id === list.id ? <CheckIcon /> : <span className="size-icon shrink-0" />}
            <span className="line-clamp-2 min-w-0 grow wrap-anywhere">{name || 'Unnamed List'}</span>
            <span className="shrink-0 text-sm whitespace-nowrap text-muted">
              {itemsText(id === list.id ? list.itemCount : itemCount)}
            </span>
          </MenuLink>
        ))}
      </div>
      <MenuLink to={groceryListsPath()} icon={PlusIcon}>
        {total > lists.length ? `All ${total} lists, Create New List` : 'Create New List'}
      </MenuLink>
    </Menu>
  );
}
