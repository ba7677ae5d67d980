import { customerPath } from '~/paths/customers';
import { portraitPath } from '~/paths/people';
import { Avatar, TextLink } from '~/ui';
import { CustomerStatus } from './customer-status';

type CustomerNameProps = {
  customer: {
    id: string;
    name: string | null;
    email: string;
    isClosed: boolean;
    isActive: boolean;
    profilePicture: string | null;
  };
};

/** A customer's name, which leads to their page, whether their account is in use, and their email. */
export function CustomerName({ customer }: CustomerNameProps) {
  const { id, name, email, isClosed, isActive } = customer;
  return (
    <>
      <span className="me-2">
        <Avatar email={email} picture={portraitPath(customer.profilePicture, 'small')} />{' '}
        <TextLink to={customerPath(id)}>{name ?? email}</TextLink>
      </span>
      <CustomerStatus isClosed={isClosed} isActive={isActive} />
      {name ? <span className="block font-normal text-muted">{email}</span> : null}
    </>
  );
}
