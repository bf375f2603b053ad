/** How many of something: a list to choose from, and a button each for one less and one more. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "~/kit/forms/select-field";
import { useHydrated } from "~/kit/use-hydrated";
import Minus from "~icons/lucide/minus";
import Plus from "~icons/lucide/plus";

interface QuantityFieldProps {
  name: string;
  label: string;
  /** What the buttons say that they change. */
  of: string;
  most: number;
  /** How many are chosen at first; none unless said. */
  initial?: number;
}

export function QuantityField({ name, label, of, most, initial = 0 }: QuantityFieldProps) {
  const { t } = useTranslation("tickets");
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const options = Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
  const step = (by: number) => {
    const select = frame.current?.querySelector("select");
    if (!select) return;
    select.selectedIndex = Math.min(most, Math.max(0, select.selectedIndex + by));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const button = `btn btn-square ${isHydrated ? "" : "invisible"}`;
  return (
    <div ref={frame} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <SelectField name={name} label={label} emptyLabel={false} options={options} preset={String(initial)} />
      </div>
      <button type="button" className={button} aria-label={t("buy.fewer", { name: of })} onClick={() => step(-1)}>
        <Minus size={18} aria-hidden />
      </button>
      <button type="button" className={button} aria-label={t("buy.more", { name: of })} onClick={() => step(1)}>
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
