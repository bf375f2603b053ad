/** What a person shows to others. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { Card } from "~/kit/section";
import { Written } from "~/kit/written";

export interface Profile {
  userId: string;
  name: string;
  userName: string;
  departmentName: string | null;
  bio: string;
  links: string[];
  publicParts: string[];
}

function Address({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} rel="nofollow noopener noreferrer ugc" className="link">
      {address}
    </a>
  );
}

export function ProfileFacts({ profile: { bio, links, publicParts } }: { profile: Profile }) {
  const { t } = useTranslation("users");
  return (
    <div className="flex flex-col gap-2">
      {bio ? <Written text={bio} className="whitespace-pre-line" /> : <p className="text-muted">{t("profile.noBio")}</p>}
      {links.length === 0 && <p className="text-muted">{t("profile.noLinks")}</p>}
      <ul className="text-sm">
        {links.map((address) => (
          <li key={address}>
            <Address address={address} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-1.5 text-sm">
        {t("profile.parts")}:{publicParts.length === 0 && <span className="text-muted">{t("profile.noParts")}</span>}
        {publicParts.map((part) => (
          <Badge key={part}>{part}</Badge>
        ))}
      </p>
    </div>
  );
}

export function ProfileCard({ profile }: { profile: Profile }) {
  const { userId, name, userName, departmentName } = profile;
  return (
    <Card>
      <h2 className="font-semibold">
        <Link to={`/admin/profile/one/${userId}`} prefetch="intent" className="link">
          {name}
        </Link>
      </h2>
      <p className="mb-3 text-sm text-muted">{[`@${userName}`, departmentName].filter(Boolean).join(" · ")}</p>
      <ProfileFacts profile={profile} />
    </Card>
  );
}
