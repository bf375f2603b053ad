/** Who keeps the focus (`keep-focus`) is fetched when something has it for the first time; where that fails, with the next that has it. */
import { useEffect } from "react";

export function useKeptFocus(): void {
  useEffect(() => {
    const begin = () => {
      import("./keep-focus").then(({ keepFocus }) => keepFocus(), listen);
    };
    const listen = () => document.addEventListener("focusin", begin, { once: true });
    listen();
  }, []);
}
