/** Tags that fit the one being typed, whatever its case or accents; nothing without scripts. */
import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { slugOf, TAGS_PATH, tagsIn } from "../../engines/labels/labels";
import { request } from "../request";
import { useLookUp } from "../use-look-up";

interface Found {
  slug: string;
  name: string;
}

async function find(q: string, signal: AbortSignal): Promise<Found[]> {
  const response = await request(`/api/v1${TAGS_PATH}?${new URLSearchParams({ q })}`, { signal });
  return response.ok ? ((await response.json()) as { tags: Found[] }).tags : [];
}

/** A failed look-up shows nothing: any tag may be typed. */
const LOOK_UP = { find, pauseMs: 200, minLetters: 1 };

export default function TagSuggestions({ name }: { name: string }) {
  const { t } = useTranslation("posts");
  const [field, form] = useField<string>(name);
  const line = typeof field.value === "string" ? field.value : "";
  const before = line.slice(0, line.lastIndexOf(",") + 1);
  const typing = line.slice(before.length).trim();
  const taken = new Set(tagsIn(line).map(slugOf));
  const found = (useLookUp(typing, LOOK_UP).answer ?? []).filter(({ slug }) => !taken.has(slug));
  const choose = (tag: string) => {
    form.update({ name: field.name, value: `${before}${before && " "}${tag}, ` });
    document.getElementById(field.id)?.focus();
  };
  return (
    <ul aria-label={t("form.tagsThatFit")} aria-live="polite" className={found.length > 0 ? "-mt-3 flex flex-wrap gap-2" : "hidden"}>
      {found.map(({ slug, name: tag }) => (
        <li key={slug}>
          <button type="button" className="btn btn-sm" aria-label={t("form.useTag", { name: tag })} onClick={() => choose(tag)}>
            #{tag}
          </button>
        </li>
      ))}
    </ul>
  );
}
