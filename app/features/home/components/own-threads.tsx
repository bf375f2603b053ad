/** Discussions that the reader follows or wrote in, with what is new. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { RepeatedItem } from "~/kit/repeated-item";
import { Section } from "~/kit/section";
import type { OwnHome } from "../home.service.server";

function OwnThread({ thread: { postId, title, replyCount, news } }: { thread: OwnHome["threads"][number] }) {
  const { t } = useTranslation("home");
  return (
    <Link
      to={`/thread/one/${postId}`}
      prefetch="intent"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-base-200"
    >
      <span className="min-w-0 font-medium">{title}</span>
      {news > 0 ? (
        <Badge level="primary">{t("threads.news", { count: news })}</Badge>
      ) : (
        <span className="text-sm text-muted">{t("threads.replies", { count: replyCount })}</span>
      )}
    </Link>
  );
}

export function OwnThreads({ threads }: Pick<OwnHome, "threads">) {
  const { t } = useTranslation("home");
  const act = (
    <Link to="/thread/all" prefetch="intent" className="link py-1">
      {t("threads.all")}
    </Link>
  );
  return (
    <Section title={t("threads.title")} act={act}>
      <ul className="divide-y divide-base-300 border-b border-base-300">
        {threads.map((thread) => (
          <RepeatedItem key={thread.postId} as="li" kind="own thread" of={thread}>
            {() => <OwnThread thread={thread} />}
          </RepeatedItem>
        ))}
      </ul>
    </Section>
  );
}
