import { useOutletContext } from '@remix-run/react';
import type { Overlay } from '~/features/overlay/over-or-page';

/** Where the addresses of recipes begin that open over a list: that of the library, or that of a trainer's dashboard. */
export type OverList = '/recipes' | '/trainer/recipes';

export type RecipeOverlay = Overlay & { over: OverList };

/** The list that a page about a recipe lies over, if it does. */
export const useListBelow = (): OverList | undefined => useOutletContext<RecipeOverlay | undefined>()?.over;
