/** What admins do with a community as a whole. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import type { CommunityAct } from "../choices";
import type { CommunityMarks } from "../offered/community-badges";

interface ActsProps {
  community: CommunityMarks & { communityId: string; name: string; memberCount: number };
}

export function CommunityActs({ community }: ActsProps) {
  const { t } = useTranslation("community");
  const { communityId, name, status, isTrusted, isShownToGuests, memberCount } = community;
  const shown: CommunityAct[] = [
    isTrusted ? "distrust" : "trust",
    isShownToGuests ? "hide" : "show",
    status === "active" ? "archive" : "restore",
  ];
  const deleting = {
    title: t("act.deleteTitle", { name }),
    text: t("act.deleteText"),
    confirmLabel: t("act.delete"),
    level: "error",
  } as const;
  return (
    <span className="flex flex-wrap gap-2">
      {shown.map((act) => (
        <ActionButton key={act} fields={{ act, id: communityId }} label={`${t(`act.${act}`)}: ${name}`}>
          {t(`act.${act}`)}
        </ActionButton>
      ))}
      {memberCount === 0 && (
        <ActionButton
          fields={{ act: "delete", id: communityId }}
          className="btn-sm btn-error"
          label={`${t("act.delete")}: ${name}`}
          confirm={deleting}
        >
          {t("act.delete")}
        </ActionButton>
      )}
    </span>
  );
}
