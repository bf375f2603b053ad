/** The controls inside a filter bar; each shows what the address says. */
import { useSearchParams } from "@remix-run/react";
import { useEffect, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import Search from "~icons/lucide/search";
import { useFilterQuery } from "./filter-query";
import { type Option, type OptionGroup, selectContent } from "./forms/options";

export interface FilterSelectProps {
  name: string;
  label: string;
  options: (Option | OptionGroup)[];
  /** The words of "no filter". */
  anyLabel?: string;
}

export function FilterSelect({ name, label, options, anyLabel }: FilterSelectProps) {
  const { t } = useTranslation("kit");
  const query = useFilterQuery();
  const id = useId();
  const value = query.get(name) ?? "";
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        className="select w-full"
        {...selectContent([{ value: "", label: anyLabel ?? t("status.all") }, ...options], value)}
      />
    </div>
  );
}

/** The choices of a filter that are sent as one JSON text. */
export const useChoices = (text: string) => useMemo(() => JSON.parse(text) as Option[], [text]);

/** A filter that is written, or a day. */
export function FilterText({ name, label, type = "text" }: { name: string; label: string; type?: "text" | "date" }) {
  const query = useFilterQuery();
  const id = useId();
  const value = query.get(name) ?? "";
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input key={value} id={id} type={type} name={name} defaultValue={value} maxLength={120} className="input w-full text-base" />
    </div>
  );
}

/** A filter that is on or off. */
export function FilterToggle({ name, label }: { name: string; label: string }) {
  const query = useFilterQuery();
  const isOn = query.has(name);
  return (
    <label className="flex items-center gap-2 self-end py-2">
      <input key={String(isOn)} type="checkbox" name={name} value="1" defaultChecked={isOn} className="checkbox" />
      <span className="text-sm">{label}</span>
    </label>
  );
}

export interface SearchBoxProps {
  /** `q` unless said otherwise. */
  name?: string;
  label: string;
  placeholder?: string;
}

/** The word to look for. Going back in history changes it, unless somebody is typing in it. */
export function SearchBox({ name = "q", label, placeholder }: SearchBoxProps) {
  const [query] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const value = query.get(name) ?? "";
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <label className="input w-full text-base">
      <Search size={18} aria-hidden />
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder ?? label}
        className="grow"
        enterKeyHint="search"
      />
    </label>
  );
}
