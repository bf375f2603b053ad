/** Whether scripts are running: for what would be dead without them. */
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while its HTML is taken over; true from the first render of pages that scripts open. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
