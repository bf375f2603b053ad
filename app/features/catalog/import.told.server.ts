/** What the audit says of an import: what the file was, and what it did. */
import type { ToldAct } from "~/engines/audited";
import { formatNumber } from "~/kit/format";
import { sayIn } from "~/platform/i18n/say.server";
import { termName } from "../courses/offered/course-words";

const COUNTS = ["added", "changed", "unchanged", "refused", "withdrawn"] as const;

export const importAdded: ToldAct = {
  act: "import.add",
  values(reader, { after }) {
    const say = sayIn(reader);
    const term = String(after.term ?? "");
    const kind = say(`upkeep:admin.kinds.${after.kind}`);
    const counts = COUNTS.map((name) => [name, formatNumber(Number(after[name] ?? 0), reader.locale)]);
    return { kind: term ? `${kind}, ${termName(say, term)}` : kind, ...Object.fromEntries(counts) };
  },
};
