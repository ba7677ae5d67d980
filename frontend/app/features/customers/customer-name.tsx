import { customerPath } from '~/paths/customers';
import { TextLink } from '~/ui';
import { CustomerStatus } from './customer-status';

type CustomerNameProps = { customer: { id: string; name: string | null; email: string; isClosed: boolean } };

/** A customer's name, which leads to their page, whether their account is open, and their email. */
export function CustomerName({ customer: { id, name, email, isClosed } }: CustomerNameProps) {
  return (
    <>
      <span className="me-2">
        <TextLink to={customerPath(id)}>{name ?? email}</TextLink>
      </span>
      <CustomerStatus isClosed={isClosed} />
      {name ? <span className="block font-normal text-muted">{email}</span> : null}
    </>
  );
}
