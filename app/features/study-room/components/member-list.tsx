/** Who is in a room; its host may hand it over or show somebody out. Needs no scripts. */
import { useTranslation } from "react-i18next";
import { Avatar } from "~/kit/avatar";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import type { RoomPage } from "../study-room.service.server";

type Member = RoomPage["members"][number];

function HostActs({ member: { userId, name } }: { member: Member }) {
  const { t } = useTranslation("study-room");
  const removing = {
    title: t("one.removeTitle", { name }),
    text: t("one.removeText"),
    confirmLabel: t("one.remove"),
    level: "error",
  } as const;
  const handing = { title: `${t("one.handOver")}: ${name}`, text: t("one.handOverText"), confirmLabel: t("one.handOver") };
  return (
    <span className="flex flex-wrap gap-2">
      <ActionButton fields={{ act: "hand-over", user_id: userId }} label={`${t("one.handOver")}: ${name}`} confirm={handing}>
        {t("one.handOver")}
      </ActionButton>
      <ActionButton
        fields={{ act: "remove", user_id: userId }}
        className="btn-sm btn-error"
        label={`${t("one.remove")}: ${name}`}
        confirm={removing}
      >
        {t("one.remove")}
      </ActionButton>
    </span>
  );
}

interface MemberListProps {
  members: readonly Member[];
  hostId: string | null;
  me: string;
  /** The reader may act on the others. */
  isHost: boolean;
}

export function MemberList({ members, hostId, me, isHost }: MemberListProps) {
  const { t } = useTranslation("study-room");
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {members.map((member) => {
        const { userId, name, userName, photoId } = member;
        return (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <Avatar name={name} photoId={photoId} size={32} />
              <Link to={`/overview/public/one/${encodeURIComponent(userName)}`} prefetch="intent" className="link">
                {name}
              </Link>
              {userId === hostId && <Badge level="primary">{t("one.host")}</Badge>}
              {userId === me && <Badge>{t("one.you")}</Badge>}
            </span>
            {isHost && userId !== me && <HostActs member={member} />}
          </li>
        );
      })}
    </ul>
  );
}
