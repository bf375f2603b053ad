/** What a member can do about a room: leave it; its host hands it over on leaving, changes it, or ends it. Needs no scripts. */
import { useTranslation } from "react-i18next";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { SelectField } from "~/kit/forms/select-field";
import type { RoomPage } from "../study-room.service.server";

export function RoomActs({ page: { members, me, isHost, hasBegun } }: { page: RoomPage }) {
  const { t } = useTranslation("study-room");
  if (!isHost) {
    return (
      <ActionButton fields={{ act: "leave" }} className="">
        {t("one.leave")}
      </ActionButton>
    );
  }
  const others = members.filter(({ userId }) => userId !== me).map(({ userId, name }) => ({ value: userId, label: name }));
  const ending = hasBegun ? "end" : "cancel";
  return (
    <div className="max-w-xl">
      {others.length > 0 && (
        <ActForm
          feature="study-room"
          title={t("one.leaveHost")}
          text={t("one.leaveHostText")}
          fields={{ act: "leave" }}
          submitLabel={t("one.leaveHost")}
        >
          <SelectField name="next_host" options={others} />
        </ActForm>
      )}
      <ActForm
        feature="study-room"
        title={t(`one.${ending}`)}
        text={t(`one.${ending}Text`)}
        fields={{ act: "end" }}
        submitLabel={t(`one.${ending}`)}
        level="error"
      />
    </div>
  );
}
