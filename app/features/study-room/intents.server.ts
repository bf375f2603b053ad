/** Rooms in which others study, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { formatDate } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import { roomFilters } from "./study-room.schemas";
import { readRooms } from "./study-room.service.server";

const MOST_TOLD = 4;

export const studyRoomIntents: readonly IntentDraft[] = [
  {
    name: "open",
    access: "user",
    utterances: {
      en: [
        "is anyone studying now",
        "which study rooms are open",
        "study rooms now",
        "find people to study {course} with",
        "is there a study room for {course}",
        "who is studying tonight",
        "study group for {course}",
        "study buddy",
      ],
      tr: [
        "şu an çalışan var mı",
        "hangi çalışma odaları açık",
        "açık çalışma odası var mı",
        "{course} çalışacak birini arıyorum",
        "{course} için çalışma odası var mı",
        "bu akşam kim çalışıyor",
        "{course} çalışma grubu",
        "birlikte ders çalışacak kişi",
      ],
    },
    async answer(ctx, { courses }) {
      const { t } = ctx.product.translators[ctx.locale];
      const { rooms } = await readRooms(requireSignedIn(ctx), roomFilters.parse({ course: courses[0] }));
      const lines = rooms
        .slice(0, MOST_TOLD)
        .map(
          ({ topic, courseCode, startsAt }) =>
            `${[courseCode, topic].filter(Boolean).join(" ")} (${formatDate(startsAt, ctx.locale, "dayTime")}).`,
        );
      return { title: t("study-room:pages.all"), to: "/study-room/all", text: lines.join(" ") || t("study-room:assistant.none") };
    },
  },
];
