import { customerSuggestionsPath } from '~/paths/customers';
import { Button, SuggestingInput, type Suggestion } from '~/ui';
import { SearchIcon } from '~/ui/icons';

/** A suggested customer with everything that the list shows of them. */
export type CustomerSuggestion<Row> = Suggestion & { row: Row };

type CustomerSearchProps<Row> = {
  search: string;
  /** Identifies the assigned plan or recipe, on which the suggestions depend. */
  about: string;
  onPick: (row: Row) => void;
  last: { email: string } | undefined;
};

/** Part of the form whose boxes it searches: without scripts, the checkmarks are sent along and come back. */
export function CustomerSearch<Row>({ search, about, onPick, last }: CustomerSearchProps<Row>) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <SuggestingInput<CustomerSuggestion<Row>>
          // The list below the dialog has a field of the same name.
          id="customer-search"
          label="Search customers"
          name="search"
          placeholder="Name or email"
          defaultValue={search}
          from={customerSuggestionsPath(about)}
          nothing="No customer was found. Please try another name or email."
          onPick={({ row }) => onPick(row)}
        />
        <p role="status" className="sr-only">
          {last ? `${last.email} is ticked.` : null}
        </p>
      </div>
      <div className="mt-[1.75rem]">
        <Button variant="secondary" icon={SearchIcon} formMethod="get">
          Search
        </Button>
      </div>
    </div>
  );
}
