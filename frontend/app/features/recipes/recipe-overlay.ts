import { useOutletContext } from '@remix-run/react';
import type { Overlay } from '~/features/overlay/dialog-or-page';
import type { OverList } from '~/paths/recipes';

export type RecipeOverlay = Overlay & { over: OverList };

/** The list that a page about a recipe lies over, if it does. */
export const useListBelow = (): OverList | undefined => useOutletContext<RecipeOverlay | undefined>()?.over;
