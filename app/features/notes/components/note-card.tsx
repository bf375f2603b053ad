/** A note in a list: of which course, of what kind, and how one gets it. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { type OwnPostCard, PostCard } from "~/kit/posts/post-card";
import { usePostWords } from "~/kit/posts/use-post-words";
import { useWords } from "~/kit/use-words";
import FileText from "~icons/lucide/file-text";
import Link2 from "~icons/lucide/link-2";
import { notes } from "../notes.collection";
import { fileOf, megabytesOf } from "./note-file";

export const NoteCard: OwnPostCard = (props) => {
  const { t } = useTranslation("notes");
  const { option, label } = usePostWords(notes);
  const { locale } = useWords();
  const { course, kind, term, link } = props.post.details as Record<string, string | undefined>;
  const file = fileOf(props.post);
  const top = (
    <span className="mb-2 flex flex-wrap items-center gap-2">
      <strong className="text-lg">{course}</strong>
      {kind && <Badge>{props.post.category ?? option("kind", kind)}</Badge>}
    </span>
  );
  const facts = (
    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
      {file && (
        <span className="flex items-center gap-1">
          <FileText size={14} aria-hidden /> {t("file.title")}, {t("file.size", { megabytes: megabytesOf(file, locale) })}
        </span>
      )}
      {link && (
        <span className="flex items-center gap-1">
          <Link2 size={14} aria-hidden /> {label("link")}
        </span>
      )}
      {term && <span>{term}</span>}
    </span>
  );
  return <PostCard collection={notes} {...props} top={top} facts={facts} />;
};
