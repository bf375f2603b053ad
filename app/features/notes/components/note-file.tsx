/** The PDF of a note: how large it is, and the way to it. */

import { useTranslation } from "react-i18next";
import type { PostFile } from "~/engines/posts/collection";
import { formatNumber } from "~/kit/format";
import type { Post } from "~/kit/posts/post";
import { useWords } from "~/kit/use-words";
import Download from "~icons/lucide/download";
import ExternalLink from "~icons/lucide/external-link";
import FileText from "~icons/lucide/file-text";
import { FirstPage } from "./first-page";

const MEGABYTE = 1024 * 1024;

/** A post's PDF, if it has one. */
export const fileOf = ({ details }: Pick<Post, "details">) => details.file as PostFile | undefined;

/** How large a PDF is, in megabytes as the reader writes them. */
export const megabytesOf = ({ size }: PostFile, locale: "en" | "tr") =>
  formatNumber(Math.max(0.1, size / MEGABYTE), locale, { maximumFractionDigits: 1 });

export function NoteFile({ post }: { post: Post }) {
  const { t } = useTranslation("notes");
  const { locale } = useWords();
  const file = fileOf(post);
  if (!file) return <NoteLink address={post.details.link} />;
  const megabytes = megabytesOf(file, locale);
  const address = `/api/v1/notes/${post.postId}/file`;
  return (
    <section aria-label={t("file.title")} className="mt-6 border-y-2 border-t-base-content border-b-base-300 py-3">
      <div className="flex flex-wrap items-center gap-4">
        <FileText size={28} aria-hidden className="shrink-0" />
        <div className="min-w-0 grow">
          <p className="font-medium">{file.name}</p>
          <p className="text-sm text-muted tabular-nums">
            {t("file.size", { megabytes })}
            {file.downloads ? ` · ${t("file.downloads", { count: file.downloads })}` : ""}
          </p>
        </div>
        <a href={address} download className="btn btn-primary">
          <Download size={18} aria-hidden />
          {t("file.download")}
        </a>
      </div>
      <FirstPage name={file.name} address={`${address}?preview=1`} />
    </section>
  );
}

/** A note that lies elsewhere. */
function NoteLink({ address }: { address: unknown }) {
  const { t } = useTranslation("notes");
  if (typeof address !== "string") return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-4 border-y-2 border-t-base-content border-b-base-300 py-3">
      <span className="min-w-0 grow">{address.replace(/^https:\/\//, "")}</span>
      <a href={address} target="_blank" rel="nofollow ugc noreferrer" className="btn btn-primary">
        <ExternalLink size={18} aria-hidden />
        {t("file.open")}
      </a>
    </p>
  );
}
