/** The page on which a note is written or changed, with its PDF. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/choice-fields";
import { FileField } from "~/kit/forms/file-field";
import type { Post } from "~/kit/posts/post";
import { PostWriting } from "~/kit/posts/post-writing";
import { notes } from "../notes.collection";
import { fileOf } from "./note-file";

/** @param post the one that is changed; absent for a new one */
export function NoteWriting({ post }: { post?: Post }) {
  const { t } = useTranslation("notes");
  return (
    <PostWriting
      collection={notes}
      post={post}
      schema={() => import("../notes.schemas").then((m) => m.noteForm())}
      notice={
        <p role="note" className="alert alert-warning mb-6 max-w-2xl">
          {t("rule")}
        </p>
      }
    >
      <PdfFields name={post && fileOf(post)?.name} />
    </PostWriting>
  );
}

function PdfFields({ name }: { name?: string }) {
  const { t } = useTranslation("notes");
  return (
    <>
      {name && <p className="-mb-3 wrap-anywhere">{t("file.present", { name })}</p>}
      <FileField name="file" accept=".pdf,application/pdf" isOptional />
      {name && <CheckboxField name="remove_file" />}
    </>
  );
}
