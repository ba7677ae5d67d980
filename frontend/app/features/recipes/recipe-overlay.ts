import { useOutletContext } from '@remix-run/react';
import type { Overlay } from '~/features/overlay/dialog-or-page';
import type { OverList } from '~/paths/recipes';

export type RecipeOverlay = Overlay & { over: OverList };

/** The list below a recipe page that is shown in a dialog. */
export const useListBelow = (): OverList | undefined => useOutletContext<RecipeOverlay | undefined>()?.over;
