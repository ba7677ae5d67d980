import { Form } from '@remix-run/react';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  ButtonRow,
  ConfirmLink,
  Dialog,
  Menu,
  MenuButton,
  MenuLink,
  SubmitButton,
} from '~/ui';
import { MailIcon, PlusIcon, TrashIcon, UserIcon } from '~/ui/icons';
import { CopyIcon } from '~/ui/icons/copy';
import { Part, Specimen } from './specimen';

export function Actions() {
  const [open, setOpen] = useState(false);
  return (
    <Part title="Actions">
      <Specimen name="Button: variants">
        <ButtonRow>
          <Button type="button">Primary</Button>
          <Button type="button" variant="secondary">
            Secondary
          </Button>
          <Button type="button" variant="quiet">
            Quiet
          </Button>
          <Button type="button" variant="danger">
            Danger
          </Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="Button: disabled">
        <ButtonRow>
          <Button type="button" disabled>
            Primary
          </Button>
          <Button type="button" variant="secondary" disabled>
            Secondary
          </Button>
          <Button type="button" variant="quiet" disabled>
            Quiet
          </Button>
          <Button type="button" variant="danger" disabled>
            Danger
          </Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="Button: pending, icon, wide">
        <ButtonRow>
          <Button type="button" pending pendingText="Creating Account...">
            Create Account
          </Button>
          <Button type="button" variant="secondary" icon={PlusIcon}>
            With an icon
          </Button>
        </ButtonRow>
        <Button type="button" wide>
          Wide
        </Button>
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonRow>
          <ButtonLink to="/dev/ui">Secondary</ButtonLink>
          <ButtonLink to="/dev/ui" variant="primary" icon={MailIcon}>
            Primary
          </ButtonLink>
          <ButtonLink to="/dev/ui" variant="quiet">
            Quiet
          </ButtonLink>
        </ButtonRow>
      </Specimen>
      <Specimen name="SubmitButton: two forms, one action">
        <ButtonRow>
          {['first', 'second'].map((name) => (
            <Form key={name} method="post" preventScrollReset>
              <SubmitButton variant="secondary" name="which" value={name} pendingText="Sending...">
                Send the {name}
              </SubmitButton>
            </Form>
          ))}
        </ButtonRow>
      </Specimen>
      <Specimen name="Menu, MenuLink, MenuButton">
        <Menu label="Actions for jane@example.com">
          <MenuLink to="/dev/ui" icon={UserIcon}>
            View
          </MenuLink>
          <MenuButton type="button" icon={CopyIcon}>
            Copy Link
          </MenuButton>
          <MenuButton type="button" icon={TrashIcon} danger>
            Withdraw
          </MenuButton>
        </Menu>
      </Specimen>
      <Specimen name="Dialog">
        <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Dialog title="A dialog" open={open} onClose={() => setOpen(false)}>
          <p>
            Escape, the cross and a press beside it close it; the button that opened it has the focus again.
          </p>
          <Button type="button" onClick={() => setOpen(false)}>
            Done
          </Button>
        </Dialog>
      </Specimen>
      <Specimen name="ConfirmLink">
        <ButtonRow>
          <ConfirmLink
            to="/dev/ui?view=confirm"
            text="Withdraw"
            look={{ icon: TrashIcon }}
            confirmation={{
              title: 'Withdraw this invitation?',
              children: <p>The link that jane@example.com has will no longer work.</p>,
              confirmText: 'Withdraw invitation',
              pendingText: 'Withdrawing...',
            }}
          />
        </ButtonRow>
      </Specimen>
    </Part>
  );
}
