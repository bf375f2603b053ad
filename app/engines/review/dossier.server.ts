/** Everything that staff must have read before they decide: all of a thing's words, its scores and pictures, and what was removed of its author's before. */

import { SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { StaffContext } from "../../platform/context";
import { eachOf, rawStatement } from "../../platform/db.server";
import { sayIn } from "../../platform/i18n/say.server";
import { readyImagesOf } from "../media/galleries.repository.server";
import type { ReadyImage } from "../media/image";
import type { Dossier, DossierSource, Passage, Reviewable, Say } from "./reviewable";

/** From so many removals on they aren't told apart: an exact number would lead from a text to a line in the list of contributors. */
export const MANY_REMOVALS = 3;

/** Names a source whose document is a `Row`. */
export const dossierSource = <Row>(
  from: SQL,
  document: SQL,
  show: (row: Row, say: Say) => Pick<Dossier, "facts" | "passages">,
): DossierSource => ({ from, document, show: (text, say) => show(JSON.parse(text) as Row, say) });

/** The texts that there are, each under its label. */
export const passagesOf = (texts: readonly (readonly [string | null, string | null | undefined])[]): Passage[] =>
  texts.flatMap(([label, text]) => (text ? [{ label, text }] : []));

interface DossierRow {
  id: string;
  document: string;
  images: string;
  removals: number;
}

/** The statements that read dossiers, and what their rows come to, by id. */
export interface DossierQuestion {
  statements: BatchItem<"sqlite">[];
  /** @param results the rows of each statement */
  answer(results: readonly unknown[]): Map<string, Dossier>;
}

/** Asks for the dossiers of some things of a kind. @param ids their ids, or a query of them */
export function dossiersOf(ctx: StaffContext, { id, dossier }: Reviewable, ids: SQL | readonly string[]): DossierQuestion {
  if (!dossier) return { statements: [], answer: () => new Map() };
  const own = sql`t.${sql.identifier(id.name)}`;
  const among = ids instanceof SQL ? ids : sql`SELECT value FROM ${eachOf(ids)}`;
  const say = sayIn(ctx);
  const read = ({ document, images, removals }: DossierRow): Dossier => ({
    ...dossier.show(document, say),
    images: JSON.parse(images) as ReadyImage[],
    removals,
    said: [],
  });
  return {
    statements: [
      rawStatement<DossierRow>(
        ctx.db,
        // As of last night, like every number that tells of a person.
        sql`SELECT ${own} AS id, ${dossier.document} AS document, ${readyImagesOf(own)} AS images,
          min(${MANY_REMOVALS}, coalesce((SELECT sum(n.shown_rejected) FROM contributions AS n WHERE n.user_id = t.author_id), 0)) AS removals
          FROM ${dossier.from} WHERE ${own} IN (${among})`,
      ),
    ],
    answer: ([rows]) => new Map((rows as DossierRow[]).map((row) => [row.id, read(row)])),
  };
}

/** Several questions as one. */
export function together(questions: readonly DossierQuestion[]): DossierQuestion {
  return {
    statements: questions.flatMap(({ statements }) => statements),
    answer(results) {
      let from = 0;
      const answers = questions.map(({ statements, answer }) => {
        const own = results.slice(from, from + statements.length);
        from += statements.length;
        return answer(own);
      });
      return new Map(answers.flatMap((each) => [...each]));
    },
  };
}

/** One round trip, or none when nothing is asked. */
export async function readDossiers({ db }: Pick<StaffContext, "db">, questions: readonly DossierQuestion[]): Promise<Map<string, Dossier>> {
  const { statements, answer } = together(questions);
  const [first, ...others] = statements;
  return first ? answer(await db.batch([first, ...others])) : new Map();
}
