/** What people ask for that isn't here and never will be: such questions are left open, whatever words they share with a page. */
import { type IntentDraft, ways } from "~/engines/intents";
import type { Locale } from "~/platform/i18n/config";
import { type ForeignKind, foreignKinds } from "./foreign-kinds";
import { foreignWays } from "./foreign-ways";

const more = (name: ForeignKind, locale: Locale) => ways(foreignWays[name]?.[locale] ?? "").filter(Boolean);

export const foreignIntents: readonly IntentDraft[] = (Object.keys(foreignKinds) as ForeignKind[]).map((name) => ({
  name: `foreign-${name}`,
  access: "public",
  isForeign: true,
  utterances: {
    en: [...ways(foreignKinds[name].en), ...more(name, "en")],
    tr: [...ways(foreignKinds[name].tr), ...more(name, "tr")],
  },
  answer: () => null,
}));
