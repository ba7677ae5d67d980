import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmPage, Toast, type ToastMessage, type Tone } from '~/ui';
import { Actions } from './gallery/actions';
import { Data } from './gallery/data';
import { Forms } from './gallery/forms';
import { Foundations } from './gallery/foundations';
import './gallery/gallery.css';
import { Messages } from './gallery/messages';
import { Recipes } from './gallery/recipes';
import { RegisterSpecimen, SignInSpecimen } from './gallery/signed-out';
import { GalleryHeader, Wayfinding } from './gallery/wayfinding';

const tones: readonly Tone[] = ['success', 'info', 'warning', 'danger'];

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tone = tones.find((known) => known === searchParams.get('toast'));
  const message: ToastMessage | null = tone
    ? { tone, title: `A ${tone} message`, text: 'With its text.' }
    : null;
  const recently = new Date(Date.now() - 3 * 86_400_000).toISOString();
  return { recently, view: searchParams.get('view'), message };
}

/** The wait is long enough to see the pending state. */
export async function action(_: ActionFunctionArgs) {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return null;
}

export const meta: MetaFunction = () => [
  { title: 'Design system - Mealwright' },
  { name: 'robots', content: 'noindex' },
];

/** Uses the frame of the current user: that of a visitor, or of a role. */
export default function Gallery() {
  const { recently, view, message } = useLoaderData<typeof loader>();
  switch (view) {
    case 'sign-in':
      return <SignInSpecimen />;
    case 'register':
      return <RegisterSpecimen />;
    case 'confirm':
      return <ConfirmSpecimen />;
    default:
      return (
        <>
          <Toast message={message} />
          <GalleryHeader />
          <Foundations />
          <Actions />
          <Forms />
          <Messages />
          <Data recently={recently} />
          <Recipes />
          <Wayfinding />
        </>
      );
  }
}

function ConfirmSpecimen() {
  return (
    <ConfirmPage
      title="Withdraw this invitation?"
      confirmText="Withdraw invitation"
      pendingText="Withdrawing..."
      cancelTo="/dev/ui"
    >
      <p>The link that jane@example.com has will no longer work.</p>
    </ConfirmPage>
  );
}
