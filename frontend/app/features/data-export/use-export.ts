import { type MouseEvent, useState } from 'react';
import { handOver } from '~/features/plan-export/file';
import { exportFilePath } from '~/paths/data-export';

export type ExportState = { type: string; outcome: 'pending' | 'done' | 'failed' } | null;

/** Downloads an export with a script, so that the page can say whether it is whole. */
export function useExport() {
  const [state, setState] = useState<ExportState>(null);
  return {
    state,
    async start(event: MouseEvent, type: string) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (state?.outcome === 'pending') return;
      setState({ type, outcome: 'pending' });
      const isWhole = await fetchExport(type).catch(() => false);
      setState({ type, outcome: isWhole ? 'done' : 'failed' });
    },
  };
}

async function fetchExport(type: string): Promise<boolean> {
  const answer = await fetch(exportFilePath(type), { headers: { Accept: 'application/json' } });
  if (!answer.ok || answer.redirected) return false;
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  handOver(await answer.blob(), name ?? `${type}.json`);
  return true;
}
