import { useCallback, useState } from 'react';

export type Ticks = {
  has: (item: string) => boolean;
  all: () => readonly string[];
  set: (item: string, isTicked: boolean) => void;
  setAll: (items: readonly string[]) => void;
};

/** The checked items: as loaded, with the changes requested since. */
export function useTicks(loaded: readonly string[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(loaded));
  const set = useCallback((item: string, isTicked: boolean) => {
    setTicked((before) => {
      const others = [...before].filter((one) => one !== item);
      return new Set(isTicked ? [...others, item] : others);
    });
  }, []);
  const setAll = useCallback((items: readonly string[]) => setTicked(new Set(items)), []);
  return { has: (item) => ticked.has(item), all: () => [...ticked], set, setAll };
}
