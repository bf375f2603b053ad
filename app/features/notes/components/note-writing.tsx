/** The page on which a note is written or changed, with its PDF. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FileField } from "~/kit/forms/file-field";
import { lazyHint } from "~/kit/lazy-hint";
import type { Post } from "~/kit/posts/post";
import type { PostChoices } from "~/kit/posts/post-list";
import { PostWriting } from "~/kit/posts/post-writing";
import { useHydrated } from "~/kit/use-hydrated";
import { notes } from "../notes.collection";
import { fileOf } from "./note-file";

const CourseSuggestions = lazyHint(() => import("./course-suggestions").then((module) => module.default));
const COURSES = "note-courses";

interface NoteWritingProps {
  /** The one that is changed; absent for a new one. */
  post?: Post;
  suggestions: Record<string, readonly string[]>;
  choices: PostChoices;
}

export function NoteWriting({ post, suggestions, choices }: NoteWritingProps) {
  const { t } = useTranslation("notes");
  const isHydrated = useHydrated();
  return (
    <PostWriting
      collection={notes}
      post={post}
      suggestions={suggestions}
      choices={choices}
      lists={{ course: COURSES }}
      schema={() => import("../notes.schemas").then((m) => m.noteForm())}
      notice={
        <p role="note" className="alert alert-warning mb-6 max-w-2xl">
          {t("rule")}
        </p>
      }
    >
      {isHydrated && (
        <Suspense fallback={null}>
          <CourseSuggestions id={COURSES} />
        </Suspense>
      )}
      <PdfFields name={post && fileOf(post)?.name} />
    </PostWriting>
  );
}

function PdfFields({ name }: { name?: string }) {
  const { t } = useTranslation("notes");
  return (
    <>
      {name && <p className="-mb-3">{t("file.present", { name })}</p>}
      <FileField name="file" accept=".pdf,application/pdf" isOptional />
      {name && <CheckboxField name="remove_file" />}
    </>
  );
}
