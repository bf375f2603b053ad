/** A version of the site's content, as readers will meet it. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { homeNumbers, inOrder, type SiteContent } from "~/engines/site-content";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { useWords } from "~/kit/use-words";

export interface ContentNames {
  posts: readonly { postId: string; title: string; to: string }[];
  groups: readonly { id: string; title: string }[];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Banners({ banners }: Pick<SiteContent, "banners">) {
  const { t } = useTranslation("site-content");
  const { locale } = useWords();
  if (banners.length === 0) return t("view.none");
  const dayOf = (day: string) => formatDate(Date.parse(day), locale);
  return (
    <ul className="flex flex-col gap-2">
      {banners.map(({ textEn, textTr, link, from, until }, at) => (
        <li key={at} className="rounded-field bg-base-200 px-3 py-2">
          <p lang="en">{textEn}</p>
          <p lang="tr">{textTr}</p>
          <p className="text-sm text-muted">
            {dayOf(from)} – {dayOf(until)}
            {link && ` · ${link}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ContentView({ content, names }: { content: SiteContent; names: ContentNames }) {
  const { t } = useTranslation("site-content");
  const shown = homeNumbers.filter((name) => !content.hiddenNumbers.includes(name));
  const order = inOrder(names.groups, content.faqOrder, ({ id }) => id);
  return (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Part title={t("fields.numbers")}>{shown.map((name) => t(`numbers.${name}`)).join(", ") || t("view.none")}</Part>
      <Part title={t("fields.faq")}>
        <ol className="list-inside list-decimal">
          {order.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
      </Part>
      <Part title={t("fields.banners")}>
        <Banners banners={content.banners} />
      </Part>
      <Part title={t("fields.demo_picks")}>
        {content.demoPicks.length === 0 && t("view.none")}
        <ul>
          {content.demoPicks.map((id) => {
            const post = names.posts.find(({ postId }) => postId === id);
            return (
              <li key={id}>
                {post ? (
                  <Link to={post.to} className="link">
                    {post.title}
                  </Link>
                ) : (
                  t("view.gone", { id })
                )}
              </li>
            );
          })}
        </ul>
      </Part>
    </dl>
  );
}
