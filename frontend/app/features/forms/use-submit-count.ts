import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * How often one of a page's forms got through, for the keys of its inputs. A form that stays on its page would keep
 * what was typed where scripts run; a new document would come with empty inputs.
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
