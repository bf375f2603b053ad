/** When and where the group meets, and what one does with that. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { UniversityTime } from "~/kit/university-time";
import type { GroupPage } from "../group-hour.service.server";
import { useHourWords } from "./hour-words";

export function Meeting({ page: { groupId, meeting, isLeader, isToCome } }: { page: GroupPage }) {
  const { t } = useTranslation("group-hour");
  const words = useHourWords();
  if (!meeting) return null;
  const file = `/api/v1/group-hour/${groupId}/calendar.ics`;
  return (
    <div className="mb-6 rounded-box border-2 border-base-content p-4">
      <p className={`text-xl font-extrabold ${meeting.isCancelled ? "line-through" : ""}`}>{words.when(meeting)}</p>
      <UniversityTime />
      {meeting.isCancelled && <p className="font-medium">{t("meeting.cancelled")}</p>}
      {meeting.place && <p className="break-words">{meeting.place}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={file} download={`${groupId}.ics`} className="btn">
          {t(meeting.isCancelled ? "meeting.fileCancelled" : "meeting.file")}
        </a>
        {meeting.roomId && (
          <Link to={`/study-room/${meeting.roomId}`} className="btn">
            {t("meeting.room")}
          </Link>
        )}
        {isLeader && isToCome && !meeting.roomId && (
          <ActionButton fields={{ act: "room" }} className="">
            {t("meeting.openRoom")}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
