/** What of a request is hidden, as staff read it; never whose it is. */
import { type Restriction, seenIn } from "~/engines/review/restrictions.server";
import { type Subject, subjectById } from "~/engines/review/subjects.server";
import type { StaffContext } from "~/platform/context";
import type { LegalRequest } from "./legal-requests.repository.server";
import { pathOf } from "./page.rules";
import { idsIn, mayRestrict } from "./restrictions.rules";

/** The thing that an address names; null when it names none that staff can hide. */
export function subjectAt(ctx: Pick<StaffContext, "product">, address: string): Subject | null {
  const named = idsIn(pathOf(address) ?? address).flatMap((id) => subjectById(ctx, id) ?? []);
  return named.find(({ kind }) => kind.isHideable) ?? null;
}

/** What is hidden for a request, what authors say, and whether more may be. */
export function hiddenFor(
  ctx: Pick<StaffContext, "product">,
  { page, kind, status }: Pick<LegalRequest, "page" | "kind" | "status">,
  rows: readonly Restriction[],
) {
  return {
    restrictions: rows.map(({ restrictionId, subjectId, restrictedAt, endedAt, kept, statement }) => ({
      restrictionId,
      subjectId,
      restrictedAt,
      endedAt,
      kept,
      statement,
    })),
    seen: seenIn(rows),
    mayRestrict: status === "open" && mayRestrict(kind),
    /** The named page, where it names something that can be hidden. */
    named: page !== null && subjectAt(ctx, page) !== null ? page : null,
  };
}
