/** The sizes of a profile image. The small one is for lists and the header. */
export type PortraitSize = 'large' | 'small';

export const portraitFilePath = (id: string, size: PortraitSize): string => `/profile-images/${id}/${size}`;

const address = /^\/api\/profile-images\/([\w-]+)\/large$/;

/** The page that sends the image whose address the API gave. Browsers have no token to ask the API itself. */
export function portraitPath(picture: string | null, size: PortraitSize): string | null {
  const [, id] = address.exec(picture ?? '') ?? [];
  return id ? portraitFilePath(id, size) : null;
}
