/** Somebody as everyone who is signed in sees them. */

import { useTranslation } from "react-i18next";
import { Avatar } from "~/kit/avatar";
import { standLook } from "~/kit/cover";
import { formatDate, formatNumber } from "~/kit/format";
import { Card, Section } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { Written } from "~/kit/written";
import Link2 from "~icons/lucide/link-2";
import type { PublicProfile as Profile } from "../overview.service.server";

/** An address as people say it. */
const readable = (address: string) => address.replace(/^https:\/\//, "").replace(/\/$/, "");

function Links({ links }: { links: string[] }) {
  const { t } = useTranslation("overview");
  if (links.length === 0) return null;
  return (
    <ul aria-label={t("fields.links")} className="flex flex-wrap gap-x-6">
      {links.map((address) => (
        <li key={address}>
          <a href={address} target="_blank" rel="nofollow ugc noreferrer" className="link inline-flex items-center gap-2 py-1">
            <Link2 size={16} aria-hidden className="shrink-0" />
            {readable(address)}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  profile: Profile;
}

/** The stand of a person, in the colour of their seat. @param isWide from edge to edge of the window */
function Head({ profile, isWide }: PartProps & { isWide: boolean }) {
  const { t } = useTranslation("overview");
  const { locale } = useWords();
  const { name, userName, photoId, department, entranceYear, joinedMonth, isVip } = profile;
  const Heading = isWide ? "h1" : "h2";
  const facts = [
    department,
    entranceYear && t("public.entered", { year: entranceYear }),
    joinedMonth !== null && t("public.since", { month: formatDate(joinedMonth, locale, "month") }),
  ].filter(Boolean);
  return (
    <header className={`stand ${isWide ? "stand-wide -mt-6 py-6 sm:-mt-8" : "p-5"}`} style={standLook(name)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className={`seat grid place-items-center ${isVip ? "bg-white p-1.5" : "bg-white/25 p-0.5"}`}>
          <Avatar name={name} photoId={photoId} size={96} />
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <Heading className="text-2xl/tight font-black sm:text-4xl/tight">{name}</Heading>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            @{userName}
            {isVip && <span className="rounded-[0.2rem] bg-white px-1.5 text-sm font-extrabold text-black">{t("public.vip")}</span>}
          </p>
          {facts.length > 0 && <p className="mt-1 font-semibold">{facts.join(" · ")}</p>}
        </div>
      </div>
    </header>
  );
}

/** How much of each kind, and the latest. */
function Work({ work: { counts, latest } }: { work: NonNullable<Profile["work"]> }) {
  const { t } = useTranslation("overview");
  const { locale } = useWords();
  if (latest.length === 0) return null;
  return (
    <Section title={t("public.work")} className="mt-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(({ kind, label, count }) => (
          <div key={kind} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-3xl/tight font-black tracking-tighter tabular-nums">{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 border-b border-base-300 pb-1 text-sm font-normal text-muted">{t("public.latest")}</h3>
      <ul>
        {latest.map(({ postId, title, label, createdAt, to }) => (
          <li key={postId}>
            <Card to={to}>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-muted">
                {label} · <TimeAgo at={createdAt} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @param as the heading that its place on the page asks for: the page's own makes it wide */
export function PublicProfile({ profile, as = "h2" }: PartProps & { as?: "h1" | "h2" }) {
  const { t } = useTranslation("overview");
  const { bio, links, work } = profile;
  const hasNothing = !bio && links.length === 0 && !work?.latest.length;
  return (
    <article className="max-w-3xl">
      <Head profile={profile} isWide={as === "h1"} />
      <div className="mt-5 flex flex-col gap-3">
        {bio && <Written text={bio} className="max-w-prose text-lg/relaxed whitespace-pre-line" />}
        <Links links={links} />
        {hasNothing && <p className="text-muted">{t("public.nothing")}</p>}
      </div>
      {work && <Work work={work} />}
    </article>
  );
}
