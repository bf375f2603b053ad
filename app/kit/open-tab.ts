/** Tells the document which tab of a page is open: a tab has an address, so it has a title too. */
import { createContext, useContext, useEffect } from "react";

/** Sets what the title says after the page's own name; empty for nothing. */
export const OpenTabContext = createContext<(label: string) => void>(() => undefined);

/** @param label of the open tab, where it is a view of the same page that its address names */
export function useOpenTab(label: string): void {
  const tell = useContext(OpenTabContext);
  useEffect(() => {
    tell(label);
    return () => tell("");
  }, [tell, label]);
}
