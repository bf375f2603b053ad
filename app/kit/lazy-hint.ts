import { type ComponentType, lazy } from "react";

/**
 * What only helps or decorates, in a file of its own. Where it can't be fetched (no network, an older release), the page goes on
 * without it: nothing that was typed is lost.
 * @param instead what stands there then; nothing if left out
 */
export const lazyHint = <Props extends object>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props> = () => null) =>
  lazy(() =>
    load().then(
      (shown) => ({ default: shown }),
      () => ({ default: instead }),
    ),
  );
