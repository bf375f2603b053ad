/** A reply as staff read it before they decide, with what it answers. */
import { sql } from "drizzle-orm";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { dossierSource, passagesOf } from "~/engines/review/dossier.server";

interface Row {
  title: string;
  text: string;
  answered: string | null;
}

export const replyDossier = dossierSource<Row>(
  sql`replies AS t JOIN posts AS p ON p.post_id = t.post_id LEFT JOIN replies AS parent ON parent.reply_id = t.parent_id`,
  sql`json_object('title', p.title, 'text', t.text, 'answered', coalesce(parent.text, p.text))`,
  ({ title, text, answered }, say) => ({
    facts: [{ label: say("thread:pages.one"), value: title }],
    passages: passagesOf([
      [null, withoutMarks(text, true)],
      [say("review:dossier.answered"), answered && withoutMarks(answered, true)],
    ]),
  }),
);
