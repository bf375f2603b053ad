/** Information projects, for the assistant. */
import type { ProjectLine } from "@schema/information";
import { sql } from "drizzle-orm";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { passageSource } from "~/engines/passages";
import { rawStatement } from "~/platform/db.server";

interface Row {
  projectId: string;
  nameEn: string;
  nameTr: string;
  descriptionEn: string;
  descriptionTr: string;
  lists: string;
}

const SENTENCE_END = /[.!?]$/;

/** Lines stand as sentences of their own. */
const sentence = (line: string) => (SENTENCE_END.test(line) ? line : `${line}.`);

/** Finds what is published, best first. */
export const informationPassages = passageSource({
  name: "information",
  access: "public",
  find: ({ db }, match, most) =>
    rawStatement<Row>(
      db,
      sql`SELECT p.project_id AS projectId, p.name_en AS nameEn, p.name_tr AS nameTr, p.description_en AS descriptionEn,
          p.description_tr AS descriptionTr,
          json_array(json(p.access_requirements), json(p.process_steps), json(p.warnings), json(p.notes)) AS lists
        FROM information_projects_fts AS f CROSS JOIN information_projects AS p ON p.key = f.rowid
        WHERE f.information_projects_fts MATCH ${match} AND p.status = 'published' ORDER BY f.rank LIMIT ${most}`,
    ),
  passageOf({ projectId, nameEn, nameTr, descriptionEn, descriptionTr, lists }, { locale }) {
    const lines = (JSON.parse(lists) as ProjectLine[][]).flat().map((line) => sentence(line[locale]));
    return {
      title: locale === "tr" ? nameTr : nameEn,
      text: [withoutMarks(locale === "tr" ? descriptionTr : descriptionEn), ...lines].join(" "),
      to: `/information/all#${projectId}`,
    };
  },
});
