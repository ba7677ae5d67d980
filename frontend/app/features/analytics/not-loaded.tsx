import { Banner } from '~/ui';

/** Stands for figures that could not be loaded. */
export function NotLoaded() {
  return (
    <Banner tone="danger" title="Failed to load analytics data">
      Please refresh this page in a moment.
    </Banner>
  );
}
