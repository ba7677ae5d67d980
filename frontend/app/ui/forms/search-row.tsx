import { Button } from '../actions/button';
import { SearchIcon } from '../icons';
import { TextInput } from './text-input';

type SearchRowProps = {
  label: string;
  search: string | undefined;
  placeholder?: string;
  hideLabel?: boolean;
  /** The form updates the address by itself while the user keeps typing. */
  isLive?: boolean;
};

/** The search field of a list. It is created again when the address contains another search. */
export function SearchRow({ label, search, placeholder, hideLabel, isLive }: SearchRowProps) {
  return (
    <div className="flex items-end gap-2">
      <div className="grow">
        <TextInput
          key={isLive ? undefined : search}
          label={label}
          hideLabel={hideLabel}
          type="search"
          name="search"
          placeholder={placeholder}
          defaultValue={search}
        />
      </div>
      <Button icon={SearchIcon}>Search</Button>
    </div>
  );
}
