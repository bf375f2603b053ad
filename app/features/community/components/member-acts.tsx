/** What can be done about one member: another role, or the end of the membership. Needs no scripts. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { type Role, roles } from "../choices";

export interface MemberActsProps {
  communityId: string;
  member: { userId: string; name: string; role: Role };
  mayChange: boolean;
  mayRemove: boolean;
}

export function MemberActs({ communityId, member, mayChange, mayRemove }: MemberActsProps) {
  const { t } = useTranslation("community");
  if (!mayChange && !mayRemove) return null;
  const { userId, name, role } = member;
  const fields = { id: communityId, user_id: userId };
  const removing = {
    title: t("members.removeTitle", { name }),
    text: t("members.removeText"),
    confirmLabel: t("members.remove"),
    level: "error",
  } as const;
  const remove = mayRemove && (
    <ActionButton
      fields={{ ...fields, act: "remove" }}
      className="btn-sm btn-error"
      label={`${t("members.remove")}: ${name}`}
      confirm={removing}
    >
      {t("members.remove")}
    </ActionButton>
  );
  if (!mayChange) return remove;
  return (
    <details className="open:basis-full">
      <summary className="btn btn-sm list-none" aria-label={t("members.changeOne", { name })}>
        {t("members.change")}
      </summary>
      <div className="mt-2 flex flex-wrap gap-2">
        {roles
          .filter((each) => each !== role)
          .map((each) => (
            <ActionButton key={each} fields={{ ...fields, act: "set-role", role: each }} label={`${t(`members.make.${each}`)}: ${name}`}>
              {t(`members.make.${each}`)}
            </ActionButton>
          ))}
        {remove}
      </div>
    </details>
  );
}
