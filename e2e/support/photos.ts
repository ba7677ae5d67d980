import { jpeg } from '../../backend/test/support/pictures.ts';
import { product } from './product.ts';
import type { Person } from './world.ts';

interface PhotoWish {
  photoDate?: string;
  photoType?: 'front' | 'side' | 'back' | 'other';
  caption?: string;
  isPrivate?: boolean;
}

/** Adds a photo of today, which only the customer sees unless the wish says otherwise. */
export async function addPhoto({ accessToken, api }: Person, wish: PhotoWish = {}): Promise<{ id: string }> {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(await jpeg(300, 400))], { type: 'image/jpeg' }), 'me.jpg');
  const answer = await fetch(new URL('/api/progress/photos', product.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  const photoDate = new Date().toISOString().slice(0, 10);
  await api.PUT('/api/progress/photos/{id}', {
    params: { path: { id: data.id } },
    body: { photoDate, photoType: 'front', isPrivate: true, ...wish },
  });
  return data;
}

/** Shows an image of somebody and returns the address of the page that sends it, without its size. */
export async function addProfileImage({ accessToken }: Person): Promise<string> {
  const form = new FormData();
  form.set(
    'profileImage',
    new Blob([new Uint8Array(await jpeg(300, 300))], { type: 'image/jpeg' }),
    'me.jpg',
  );
  const answer = await fetch(new URL('/api/profile/upload-image', product.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { profileImageUrl: string } };
  return data.profileImageUrl.replace(/^\/api(.*)\/large$/, '$1');
}
