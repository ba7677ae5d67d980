import {
  ButtonLink,
  FilterPanel,
  LinkTabs,
  PageHeader,
  Pagination,
  Prose,
  Select,
  TextInput,
  TextLink,
  ViewLinks,
} from '~/ui';
import { Part, Specimen } from './specimen';

const pageOf = (page: number) => `/dev/ui?page=${page}`;

export function Wayfinding() {
  return (
    <Part title="Finding one's way">
      <Specimen name="LinkTabs">
        <LinkTabs
          label="Invitations"
          tabs={[
            { label: 'Pending', to: '/dev/ui?status=pending', current: true, count: 3 },
            { label: 'Accepted', to: '/dev/ui?status=accepted', current: false, count: 12 },
            { label: 'Expired', to: '/dev/ui?status=expired', current: false },
          ]}
        />
      </Specimen>
      <Specimen name="ViewLinks">
        <ViewLinks
          label="View"
          views={[
            { label: 'Grid', to: '/dev/ui', current: true },
            { label: 'List', to: '/dev/ui?view=list', current: false },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination label="First of 3" page={1} pages={3} hrefOf={pageOf} />
        <Pagination label="6 of 20" page={6} pages={20} hrefOf={pageOf} />
        <Pagination label="Last of 20" page={20} pages={20} hrefOf={pageOf} />
      </Specimen>
      <Specimen name="FilterPanel" wide>
        <FilterPanel active={2} clearTo="/dev/ui">
          <TextInput label="Search" name="search" type="search" />
          <Select
            label="Status"
            name="status"
            placeholder="Any"
            options={[
              { value: 'active', label: 'Active' },
              { value: 'disabled', label: 'Disabled' },
            ]}
          />
        </FilterPanel>
      </Specimen>
      <Specimen name="PageHeader is on top of this page; Prose" wide>
        <Prose>
          <p>
            A text to be read, with a <TextLink to="/dev/ui">link</TextLink> and a{' '}
            <strong>strong word</strong>.
          </p>
          <ul>
            <li>One thing</li>
            <li>Another</li>
          </ul>
        </Prose>
      </Specimen>
    </Part>
  );
}

export function GalleryHeader() {
  return (
    <PageHeader
      title="The design system"
      description="Every component in every state. The footer switches the theme, a narrow window shows the phone, and who is signed in decides the shell."
      back={{ to: '/', label: 'Home' }}
      actions={
        <>
          <ButtonLink to="/dev/ui?view=sign-in">Sign-in</ButtonLink>
          <ButtonLink to="/dev/ui?view=register">Register</ButtonLink>
          <ButtonLink to="/dev/ui?view=confirm">ConfirmPage</ButtonLink>
        </>
      }
    />
  );
}
