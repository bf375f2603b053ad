/** Information projects in the search across everything. */
import { informationProjects } from "@schema/information";
import { and, desc, eq, sql } from "drizzle-orm";
import { searchSource } from "~/engines/search-source";
import { columns } from "~/platform/db.server";

/** Finds what is published; a hit leads to its place on the page. */
export const informationSource = searchSource({
  order: 4,
  name: "information",
  access: "public",
  list: "/information/all",
  find: ({ db }, match, most) =>
    db
      .select(columns({ projectId: informationProjects.projectId, nameEn: informationProjects.nameEn, nameTr: informationProjects.nameTr }))
      .from(informationProjects)
      .where(
        and(
          sql`${informationProjects.key} IN (SELECT rowid FROM information_projects_fts WHERE information_projects_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${most * 3})`,
          eq(informationProjects.status, "published"),
        ),
      )
      .orderBy(desc(informationProjects.key))
      .limit(most),
  hitOf: ({ projectId, nameEn, nameTr }, { locale }) => ({
    title: locale === "tr" ? nameTr : nameEn,
    about: null,
    to: `/information/all#${projectId}`,
  }),
});
