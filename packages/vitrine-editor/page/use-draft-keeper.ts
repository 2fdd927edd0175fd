import { useEffect, useState } from 'react';
import { DraftKeeper, type DraftKeeperCallbacks } from './draft-keeper.ts';
import { useWindowEvent } from './use-window-event.ts';

/** Sends the unsaved changes of the open file, at the latest when another file is opened or the page is closed. */
export function useDraftKeeper(callbacks: DraftKeeperCallbacks): DraftKeeper {
  const [keeper] = useState(() => new DraftKeeper(callbacks));
  // The functions of each rendering, with its values.
  useEffect(() => keeper.connect(callbacks));
  useEffect(
    () => () => {
      keeper.flush().catch(console.error);
    },
    [keeper],
  );
  useWindowEvent('pagehide', () => keeper.flush(true));
  useWindowEvent('beforeunload', (event) => {
    if (keeper.isAtRisk) event.preventDefault();
  });
  return keeper;
}
