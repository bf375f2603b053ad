/** What the audit says of an import: what the file was, and what it did. */
import type { ToldAct } from "~/engines/audited";
import { formatNumber } from "~/kit/format";
import { sayIn } from "~/platform/i18n/say.server";
import { parseTerm } from "~/platform/terms";

const COUNTS = ["added", "changed", "unchanged", "refused", "withdrawn"] as const;

export const importAdded: ToldAct = {
  act: "import.add",
  values(reader, { after }) {
    const say = sayIn(reader);
    const termOf = (term: string) => {
      const { year, key } = parseTerm(term);
      return say(`catalog:terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
    };
    const kind = say(`upkeep:admin.kinds.${after.kind}`);
    const counts = COUNTS.map((name) => [name, formatNumber(Number(after[name] ?? 0), reader.locale)]);
    return { kind: typeof after.term === "string" && after.term ? `${kind}, ${termOf(after.term)}` : kind, ...Object.fromEntries(counts) };
  },
};
