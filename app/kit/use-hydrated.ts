/** Whether scripts are running: for what would be dead without them. */
import { useEffect, useState } from "react";

export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
