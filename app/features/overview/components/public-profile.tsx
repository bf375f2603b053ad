/** Somebody as everyone who is signed in sees them. */

import { useTranslation } from "react-i18next";
import { Avatar } from "~/kit/avatar";
import { FactList } from "~/kit/fact-list";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import Link2 from "~icons/lucide/link-2";
import type { PublicProfile as Profile } from "../overview.service.server";

/** An address as people say it. */
const readable = (address: string) => address.replace(/^https:\/\//, "").replace(/\/$/, "");

function Links({ links }: { links: string[] }) {
  const { t } = useTranslation("overview");
  if (links.length === 0) return null;
  return (
    <ul aria-label={t("fields.links")} className="flex flex-col gap-1">
      {links.map((address) => (
        <li key={address}>
          <a
            href={address}
            target="_blank"
            rel="nofollow ugc noreferrer"
            className="link inline-flex items-center gap-2 py-1 wrap-anywhere"
          >
            <Link2 size={16} aria-hidden className="shrink-0" />
            {readable(address)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Facts({ profile: { department, entranceYear, joinedMonth } }: { profile: Profile }) {
  const { t } = useTranslation("overview");
  if (!department && !entranceYear && joinedMonth === null) return null;
  return (
    <FactList
      facts={[
        [t("fields.department"), department],
        [t("fields.entrance_year"), entranceYear],
        [t("fields.joined"), joinedMonth !== null && <DateText key="joined" at={joinedMonth} style="month" />],
      ]}
      className="sm:grid-cols-3"
    />
  );
}

/** @param as the heading that its place on the page asks for */
export function PublicProfile({ profile, as: Heading = "h2" }: { profile: Profile; as?: "h1" | "h2" }) {
  const { name, userName, photoId, bio, links } = profile;
  return (
    <article className="flex max-w-2xl flex-col gap-5 rounded-box border border-base-300 p-5 sm:p-6">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={name} photoId={photoId} size={96} />
        <div className="min-w-0">
          <Heading className="text-2xl font-bold wrap-anywhere">{name}</Heading>
          <p className="text-base-content/80 wrap-anywhere">@{userName}</p>
        </div>
      </header>
      {bio && <Written text={bio} className="max-w-prose whitespace-pre-line wrap-anywhere" />}
      <Links links={links} />
      <Facts profile={profile} />
    </article>
  );
}
