import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ownPath } from '~/platform/own-path';
import { readForm } from '~/platform/read-form.server';
import { themeFrom, themeHeaders } from '~/platform/theme.server';

export async function loader() {
  return redirect('/');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const theme = themeFrom(form.get('theme'));
  return redirect(ownPath(form.get('redirectTo')) ?? '/', {
    headers: theme ? themeHeaders(context, theme) : {},
  });
}

// A component makes this a page, so that its errors are shown as one.
export default function Theme() {
  return null;
}
