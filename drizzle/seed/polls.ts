/** Polls that a local site starts with: one that is open on the front page, a ranking, and one that is over. */
import { releasePolls } from "../../app/features/poll/poll.service.server";
import type { Db } from "../../app/platform/db.server";
import { dayAhead, endOfDay, localDay } from "../../app/platform/time";
import { pollCounts, pollParticipations, polls } from "../schema/poll";
import { insertMany } from "./insert-many";

const DAY = 86_400_000;
const option = (en: string, tr: string) => ({ en, tr });

/** Days until they close, and how often each answer was chosen, with its points. */
const demos = [
  {
    question: option("Where do you study in finals week?", "Final haftasında nerede çalışıyorsun?"),
    kind: "single" as const,
    options: [
      option("In the library", "Kütüphanede"),
      option("In my dorm", "Yurtta"),
      option("In my department", "Bölümde"),
      option("In a café off campus", "Kampüs dışında bir kafede"),
    ],
    closesIn: 9,
    counts: [
      [21, 0],
      [14, 0],
      [11, 0],
      [6, 0],
    ],
  },
  {
    question: option("What should we build next?", "Sırada ne olsun?"),
    kind: "ranking" as const,
    options: [
      option("Shared rides home", "Eve dönüş için ortak yolculuk"),
      option("A lost and found", "Kayıp eşya köşesi"),
      option("Lecture hall finder", "Derslik bulucu"),
    ],
    closesIn: 20,
    counts: [
      [9, 41],
      [4, 30],
      [7, 37],
    ],
  },
  {
    question: option("When should the spring festival concert begin?", "Bahar şenliği konseri kaçta başlasın?"),
    kind: "multiple" as const,
    options: [option("At 19:00", "19.00'da"), option("At 20:00", "20.00'de"), option("At 21:00", "21.00'de")],
    closesIn: -30,
    counts: [
      [12, 0],
      [33, 0],
      [19, 0],
    ],
  },
];

/** Writes them with their votes; running it again changes nothing. */
export async function seedPolls(db: Db, now: number, students: readonly string[]): Promise<void> {
  for (const [at, { question, kind, options, closesIn, counts }] of demos.entries()) {
    const pollId = `poll-demo-${at + 1}`;
    const isMultiple = kind === "multiple";
    const chosen = counts.reduce((sum, [votes = 0]) => sum + votes, 0);
    const voters = students.slice(0, isMultiple ? Math.ceil(chosen * 0.7) : chosen);
    const createdAt = now - 40 * DAY;
    const texts = { questionEn: question.en, questionTr: question.tr, kind, options };
    const voteCount = isMultiple ? Math.ceil(chosen * 0.7) : chosen;
    const times = { closesAt: endOfDay(dayAhead(now, closesIn)), createdAt, updatedAt: createdAt };
    await insertMany(db, polls, [{ pollId, ...texts, voteCount, createdBy: "user-demo-moderator", ...times }]);
    await insertMany(
      db,
      pollCounts,
      counts.map(([votes, points], position) => ({ pollId, position, votes, points })),
    );
    const day = localDay(Math.min(now, times.closesAt) - DAY);
    await insertMany(
      db,
      pollParticipations,
      voters.map((userId) => ({ pollId, userId, day })),
    );
  }
  await releasePolls({ db, clock: { now: () => now } });
}
