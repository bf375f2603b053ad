/** Ticks every box of its form at once, or none where all are; only where scripts run, as each box is there without them. */
import type { MouseEvent } from "react";
import { useHydrated } from "./use-hydrated";

interface SelectAllProps {
  /** The name of the boxes. */
  name: string;
  label: string;
}

export function SelectAll({ name, label }: SelectAllProps) {
  const isHydrated = useHydrated();
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const boxes = [...(currentTarget.form?.querySelectorAll<HTMLInputElement>(`input[name=${name}]:enabled`) ?? [])];
    const isWanted = boxes.some(({ checked }) => !checked);
    // Clicks, because whatever counts them listens to those.
    for (const box of boxes) if (box.checked !== isWanted) box.click();
  };
  return (
    <button type="button" className={`btn btn-sm self-start ${isHydrated ? "" : "invisible"}`} onClick={press}>
      {label}
    </button>
  );
}
