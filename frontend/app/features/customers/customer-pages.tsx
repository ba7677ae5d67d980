import { Banner, Button, ButtonRow } from '~/ui';

type CustomerPagesProps = { shown: { page: number; pages: number; areTooMany: boolean }; most: number };

/** Turns pages with buttons of the form, so that the checkmarks of one page are sent along to the next. */
export function CustomerPages({ shown: { page, pages, areTooMany }, most }: CustomerPagesProps) {
  const turn = (to: number, text: string) => (
    <Button variant="secondary" formMethod="get" name="page" value={String(to)}>
      {text}
    </Button>
  );
  return (
    <>
      {areTooMany ? (
        <Banner tone="warning">
          You can pick up to {most} customers at a time. The others have been deselected.
        </Banner>
      ) : null}
      {pages > 1 ? (
        <ButtonRow>
          {page > 1 ? turn(page - 1, 'Previous page') : null}
          {page < pages ? turn(page + 1, 'Next page') : null}
          <span className="self-center text-muted">
            Page {page} of {pages}
          </span>
        </ButtonRow>
      ) : null}
    </>
  );
}
