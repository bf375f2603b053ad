/** Rooms in which others study, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { formatDate } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import { nearWords, sharedWords } from "~/platform/stems";
import { roomFilters } from "./study-room.schemas";
import { readRooms } from "./study-room.service.server";

const MOST_TOLD = 4;
const OWN_TO = "/study-room/all";

export const studyRoomIntents: readonly IntentDraft[] = [
  {
    name: "open",
    access: "user",
    utterances: {
      en: [
        "people to sit and work with this evening",
        "is anyone studying {name} right now",
        "is there room left in the {name} study room",
        "need people to study {name} with",
        "who wants to write an essay together",
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
        "{name} çalışma odasında yer kaldı mı",
        "şu an {name} çalışan var mı",
        "bu akşam birlikte {name} çalışalım",
        "{name} çalışacak arkadaş arıyorum",
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
    async answer(ctx, { courses, name, text: asked }) {
      const { t } = ctx.product.translators[ctx.locale];
      const { rooms, own } = await readRooms(requireSignedIn(ctx), roomFilters.parse({ course: courses[0] }));
      const said = nearWords(asked);
      const shares = ({ topic }: { topic: string }) => sharedWords(said, topic);
      const isAsked = ({ courseCode }: { courseCode: string | null }) => courses.length === 0 || courseCode === courses[0];
      const all = [...new Map([...own.filter(isAsked), ...rooms].map((room) => [room.roomId, room])).values()];
      const named = all.filter((room) => shares(room) > 0);
      const lines = (name && named.length > 0 ? named.toSorted((a, b) => shares(b) - shares(a)) : all)
        .slice(0, MOST_TOLD)
        .map(({ topic, courseCode, startsAt, memberCount, capacity }) =>
          t("study-room:assistant.room", {
            topic: [courseCode, topic].filter(Boolean).join(" "),
            when: formatDate(startsAt, ctx.locale, "dayTime"),
            count: Math.max(0, capacity - memberCount),
            capacity,
          }),
        );
      return { title: t("study-room:pages.all"), to: "/study-room/all", text: lines.join(" ") || t("study-room:assistant.none") };
    },
  },
  {
    name: "own",
    access: "user",
    ownTo: OWN_TO,
    utterances: {
      en: [
        "which study rooms am I in",
        "which study room did I join",
        "when does my study room start",
        "rooms that I opened",
        "am I in a study room tonight",
        "study sessions I joined",
        "do I have a study room coming up",
        "the study room I created when is it",
      ],
      tr: [
        "çalışma odalarından hangisine yazılmıştım",
        "hangi çalışma odalarındayım",
        "çalışma odam ne zaman başlıyor",
        "açtığım çalışma odaları",
        "bu akşam çalışma odam var mı",
        "katıldığım çalışma odaları hangileri",
        "hangi odalara girmiştim ders için",
        "benim çalışma odam kaçta",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { own } = await readRooms(requireSignedIn(ctx), roomFilters.parse({}));
      const told = own.slice(0, MOST_TOLD).map(({ topic, startsAt }) => `${topic} (${formatDate(startsAt, ctx.locale, "dayTime")})`);
      const text = told.length > 0 ? `${told.join(", ")}.` : t("ai:assistant.own.none");
      return { title: t("study-room:pages.all"), to: OWN_TO, text };
    },
  },
];
