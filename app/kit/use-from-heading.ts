/** Another part of a list begins at its heading: the links to it stand at the end. */
import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading";

/** @param place what the address says of where in the list one is; a change leads to the heading */
export function useFromHeading(place: string | number | null): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) focusHeading();
    shown.current = place;
  }, [place]);
}
