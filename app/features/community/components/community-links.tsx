/** Where a community is to be found elsewhere. */

import { useTranslation } from "react-i18next";
import Link2 from "~icons/lucide/link-2";

/** An address as people say it. */
const readable = (address: string) => address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

export function CommunityLinks({ links }: { links: { label: string; url: string }[] }) {
  const { t } = useTranslation("community");
  if (links.length === 0) return null;
  return (
    <ul aria-label={t("fields.links")} className="mt-5 flex flex-col gap-1">
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="nofollow ugc noopener noreferrer" className="link inline-flex items-center gap-2 py-1">
            <Link2 size={16} aria-hidden className="shrink-0" />
            {label || readable(url)}
          </a>
        </li>
      ))}
    </ul>
  );
}
