/** What staff read before they decide on reports: the whole reported thing, and all that people say about it. */

import type { SubjectType } from "~/engines/reported";
import { type DossierQuestion, dossiersOf, readDossiers, together } from "~/engines/review/dossier.server";
import type { Dossier } from "~/engines/review/reviewable";
import type { StaffContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { groupsFrom, type StoredGroup, selectOpenGroups, subjectsReported } from "./reporting-list.repository.server";

interface About {
  subjectType: SubjectType | null;
  subjectId: string | null;
}

/** The whole of what some reports are about, by its id. One round trip at most. */
export function readSubjects(ctx: StaffContext, groups: readonly About[]): Promise<Map<string, Dossier>> {
  const questions = ctx.product.reportables.flatMap(({ reviewable }) => {
    const ids = groups.flatMap(({ subjectType, subjectId }) => (subjectType === reviewable.type && subjectId ? [subjectId] : []));
    return ids.length > 0 ? [dossiersOf(ctx, reviewable, ids)] : [];
  });
  return readDossiers(ctx, questions);
}

/** The kind of what a report is about, where this deployment has it. */
export const knownType = ({ product }: Pick<StaffContext, "product">, type: SubjectType | null): SubjectType | null =>
  product.reportables.some(({ reviewable }) => reviewable.type === type) ? type : null;

const NOTHING: Dossier = { facts: [], passages: [], images: [], removals: 0, said: [] };

/** Asks for the dossiers of reports, by the id of the report. */
export function reportDossiers(ctx: StaffContext, reportIds: readonly string[]): DossierQuestion {
  const subjects = together(
    ctx.product.reportables.map(({ reviewable }) => dossiersOf(ctx, reviewable, subjectsReported(reviewable.type, reportIds))),
  );
  const say = sayIn(ctx);
  const dossierOf = ({ subjectType, reports, locale }: StoredGroup, subject = NOTHING): Dossier => {
    const about = { label: say("reporting:one.about"), value: say(`reporting:types.${knownType(ctx, subjectType) ?? "general"}`) };
    const said = reports.map(({ who, category, createdAt, details }) => ({
      head: `${say(`reporting:who.${who}`)} · ${say(`reporting:categories.${category}`)}`,
      at: createdAt,
      text: details ?? say("reporting:one.sealed"),
    }));
    return { ...subject, facts: [about, ...subject.facts], said, locale };
  };
  return {
    statements: [selectOpenGroups(ctx, reportIds), ...subjects.statements],
    answer([groups, ...rest]) {
      const found = subjects.answer(rest);
      return new Map(groupsFrom(groups).map((group) => [group.reportId, dossierOf(group, found.get(group.subjectId ?? ""))]));
    },
  };
}
