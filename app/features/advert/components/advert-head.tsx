/** The top of an advert: its pictures, what it costs, whether it is still there, and how one answers. */
import { useTranslation } from "react-i18next";
import type { OwnImage } from "~/engines/media/image";
import { Breadcrumbs } from "~/kit/breadcrumbs";
import { ContactText } from "~/kit/contact-text";
import { contactParts } from "~/kit/contacts";
import { formatMoney } from "~/kit/format";
import type { Post } from "~/kit/posts/post";
import { PostByline } from "~/kit/posts/post-byline";
import { PostFacts } from "~/kit/posts/post-facts";
import { PostPictures } from "~/kit/posts/post-pictures";
import { useWords } from "~/kit/use-words";
import Mail from "~icons/lucide/mail";
import Phone from "~icons/lucide/phone";
import { adverts } from "../advert.collection";

/** What is drawn by itself. */
const DRAWN = ["price", "contact"];

/** Sold before its last day, or over by itself. */
const endOf = ({ closedAt, relevantAt }: Pick<Post, "closedAt" | "relevantAt">) => {
  if (closedAt === null) return null;
  return relevantAt === null || closedAt < relevantAt ? "sold" : "over";
};

export function AdvertBand({ post, images }: { post: Post; images: readonly OwnImage[] }) {
  const { t } = useTranslation("advert");
  const { locale } = useWords();
  const { price } = post.details as { price?: number };
  const end = endOf(post);
  return (
    <header className="mb-5">
      <div className="mb-3">
        <Breadcrumbs items={[{ label: t("pages.all"), to: "/advert/all" }, { label: post.title }]} />
      </div>
      <PostPictures collection={adverts} post={post} images={images} isStrip />
      <h1 className="text-2xl/tight text-balance sm:text-4xl/tight">{post.title}</h1>
      {(price !== undefined || end) && (
        <p className="my-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {end && <span className="bg-base-content px-2 py-1 text-xl/tight font-black text-base-100">{t(`states.${end}`)}</span>}
          {price !== undefined && (
            <span className={`text-4xl/tight font-black tracking-tight tabular-nums ${end ? "text-muted line-through" : ""}`}>
              {formatMoney(Number(price) * 100, locale)}
            </span>
          )}
        </p>
      )}
      <PostByline collection={adverts} post={{ ...post, closedAt: null }} isLinked />
    </header>
  );
}

export function AdvertHead({ post }: { post: Post }) {
  const { t } = useTranslation("advert");
  const { contact } = post.details as { contact?: string };
  return (
    <>
      <PostFacts collection={adverts} post={post} without={DRAWN} />
      {contact && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-base-300 py-3">
          <p className="min-w-0">
            <span className="me-1.5 text-muted">{t("fields.contact")}</span>
            <strong>
              <ContactText text={contact} />
            </strong>
          </p>
          {!post.isMine && post.closedAt === null && <Answer contact={contact} />}
        </div>
      )}
    </>
  );
}

/** The page's one act, where there is a number or an address in what was written. */
function Answer({ contact }: { contact: string }) {
  const { t } = useTranslation("advert");
  const to = contactParts(contact).find((part) => part.to)?.to;
  if (!to) return null;
  const isCall = to.startsWith("tel:");
  const Icon = isCall ? Phone : Mail;
  return (
    <a href={to} className="btn btn-primary">
      <Icon size={18} aria-hidden />
      {t(isCall ? "answer.call" : "answer.write")}
    </a>
  );
}
