/** Who is in a community, the first to come first. */
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { DateText } from "~/kit/time";
import { RoleBadge } from "../offered/community-badges";
import type { MemberView } from "../panel.service.server";
import { MemberActs } from "./member-acts";
import { Person, profilePath } from "./person";

interface MemberListProps {
  communityId: string;
  members: MemberView[];
  nextAfter?: number;
  /** Whom the reader leaves by another button. */
  selfId?: string;
  /** Where a name leads; everybody's public page unless said otherwise. */
  pathOf?(member: MemberView): string;
}

export function MemberList({ communityId, members, nextAfter, selfId, pathOf }: MemberListProps) {
  const { t } = useTranslation("community");
  if (members.length === 0) return <p>{t("members.none")}</p>;
  return (
    <>
      <ul className="divide-y divide-base-300 border-y border-base-300">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
            <Person {...member} to={pathOf?.(member) ?? profilePath(member.userName)}>
              <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                <RoleBadge role={member.role} />
                <span>
                  {t("members.since")} <DateText at={member.since} />
                </span>
              </span>
            </Person>
            <MemberActs
              communityId={communityId}
              member={member}
              mayChange={member.mayChange}
              mayRemove={member.mayRemove && member.userId !== selfId}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <CursorPager name="after" next={nextAfter} />
      </div>
    </>
  );
}
