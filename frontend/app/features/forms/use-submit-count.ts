import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Counts how often one of the page's forms succeeded, for the keys of its inputs. With scripts, a form that stays on
 * its page would keep the typed text, while a new document has empty inputs.
 */
export function useSubmitCount(intent: string, refused: boolean): number {
  const { state, formData } = useNavigation();
  const [times, setTimes] = useState(0);
  const underWay = useRef(false);

  useEffect(() => {
    if (formData?.get('intent') === intent) underWay.current = true;
    if (state !== 'idle' || !underWay.current) return;
    underWay.current = false;
    if (!refused) setTimes((before) => before + 1);
  }, [state, formData, intent, refused]);

  return times;
}
