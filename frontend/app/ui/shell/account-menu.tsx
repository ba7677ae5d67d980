import { logoutPath } from '~/paths/pages';
import { Avatar } from '../data/avatar';
import { ChevronDownIcon, SignOutIcon, UserIcon } from '../icons';
import { Menu, MenuButton, MenuLink } from '../navigation/menu';
import { roleNames, type ShellUser } from './types';

/** The avatar menu of the desktop header. */
export function AccountMenu({ user, profileTo }: { user: ShellUser; profileTo: string }) {
  return (
    <Menu
      label={`Account menu for ${user.email}`}
      trigger={
        <span className="flex items-center gap-1 px-1">
          <Avatar email={user.email} picture={user.picture} />
          <ChevronDownIcon className="text-muted" />
        </span>
      }
    >
      <p className="border-b border-line px-3 pt-1 pb-2">
        <span className="block wrap-anywhere">{user.email}</span>
        <span className="block text-sm text-muted">{roleNames[user.role]}</span>
      </p>
      <MenuLink to={profileTo} icon={UserIcon}>
        Profile
      </MenuLink>
      <form method="post" action={logoutPath}>
        <MenuButton icon={SignOutIcon}>Logout</MenuButton>
      </form>
    </Menu>
  );
}
