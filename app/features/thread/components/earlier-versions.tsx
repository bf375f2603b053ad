/** What a thread and its replies said before they were changed. */
import { useTranslation } from "react-i18next";
import type { Markup } from "~/engines/markup/markup";
import { MarkupText } from "~/kit/markup";
import { DateText } from "~/kit/time";

interface Revision {
  replyId: string | null;
  title: string | null;
  body: Markup;
  until: number;
}

export function EarlierVersions({ revisions }: { revisions: Revision[] }) {
  const { t } = useTranslation("thread");
  if (revisions.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="w-fit cursor-pointer text-lg font-semibold">{t("earlier.title")}</summary>
      <ol className="mt-3 flex flex-col gap-3">
        {revisions.map(({ replyId, title, body, until }) => (
          <li key={`${replyId}-${until}-${title}`} className="rounded-box border border-base-300 p-4">
            <p className="text-sm text-muted">
              {replyId === null ? (
                t("earlier.ofThread")
              ) : (
                <a href={`#${replyId}`} className="link">
                  {t("earlier.ofReply")}
                </a>
              )}{" "}
              <DateText at={until} style="dateTime" />
            </p>
            {title && <p className="mt-1 font-semibold">{title}</p>}
            <MarkupText blocks={body} className="mt-1" />
          </li>
        ))}
      </ol>
    </details>
  );
}
