/** One icon among those that the product keeps, with a search where scripts are. */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { foldTurkish } from "../../platform/folding";
import { GroupFrame } from "../forms/field-frame";
import { useControl } from "../forms/use-control";
import { useHydrated } from "../use-hydrated";
import { LabelIcon } from "./label-icon";

export interface IconChoice {
  name: string;
  /** By which it is found, in both languages. */
  words: string;
  drawing: string;
}

/** Whether each word that is typed begins one of an icon's. */
const fits = ({ name, words }: IconChoice, wanted: readonly string[]) => {
  const own = ` ${foldTurkish(`${name} ${words}`)}`;
  return wanted.every((word) => own.includes(` ${word}`));
};

export function IconField({ icons }: { icons: readonly IconChoice[] }) {
  const { t } = useTranslation("labels");
  const { field, frame, control, initial = "" } = useControl({ name: "icon", isOptional: true });
  const [q, setQ] = useState("");
  const searchId = useId();
  const isHydrated = useHydrated();
  const wanted = foldTurkish(q).split(" ").filter(Boolean);
  const shown = icons.filter((icon) => fits(icon, wanted));
  const idOf = (value: string) => `${field.id}-${value || "none"}`;
  const input = (value: string) => (
    <input type="radio" className="peer sr-only" {...control} id={idOf(value)} value={value} defaultChecked={initial === value} />
  );
  return (
    <GroupFrame {...frame}>
      {isHydrated && (
        <label htmlFor={searchId} className="flex flex-col gap-1">
          <span className="sr-only">{t("form.findIcon")}</span>
          <input
            id={searchId}
            type="search"
            value={q}
            onChange={(event) => setQ(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            placeholder={t("form.findIcon")}
            className="input w-full text-base"
          />
        </label>
      )}
      <div key={field.key} className="flex max-h-64 flex-wrap gap-1 overflow-y-auto rounded-box border border-base-300 p-2">
        <label htmlFor={idOf("")} className="relative">
          {input("")}
          <span className="inline-flex h-11 cursor-pointer items-center rounded-field px-3 text-sm peer-checked:bg-primary peer-checked:text-primary-content peer-focus-visible:outline-2">
            {t("form.noIcon")}
          </span>
        </label>
        {icons.map((icon) => (
          <label key={icon.name} htmlFor={idOf(icon.name)} className="relative" title={icon.name} hidden={!shown.includes(icon)}>
            {input(icon.name)}
            <span className="inline-grid size-11 cursor-pointer place-items-center rounded-field peer-checked:bg-primary peer-checked:text-primary-content peer-focus-visible:outline-2 hover:bg-base-200">
              <LabelIcon drawing={icon.drawing} size={22} />
              <span className="sr-only">{icon.name}</span>
            </span>
          </label>
        ))}
        <p role="status" className={shown.length > 0 ? "sr-only" : "w-full p-2"}>
          {shown.length === 0 && t("form.noIcons")}
        </p>
      </div>
    </GroupFrame>
  );
}
