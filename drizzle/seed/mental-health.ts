/** Experiences in the two pools that a local site starts with: invented, with initials only, and without anything medical. */
import { sealedColumns } from "../../app/features/mental-health/entry-words.server";
import type { EntryWords } from "../../app/features/mental-health/mental-health.schemas";
import { CONSENT_VERSION, type PoolName, poolNames } from "../../app/features/mental-health/pools.rules";
import type { Db } from "../../app/platform/db.server";
import { poolEntries } from "../schema/mental-health";
import { consents } from "../schema/platform";
import { insertMany } from "./insert-many";
import { demoAccounts } from "./people";
import { DEMO_POOL_KEYS } from "./pool-keys";

type Entry = EntryWords & { pool: PoolName };

const entries: Entry[] = [
  {
    pool: "psychology",
    experience:
      "I was nervous before the first session, and that turned out to be fine to say. We agreed on what I wanted from it and looked back at that every month. Being asked what had changed since last week helped me notice that something had.",
    sessions: 9,
    therapistName: "E. S.",
    fee: 1400,
    costBand: "middle",
    language: "both",
    meeting: "in_person",
    city: "Ankara",
    reach: "By the form on the practice's website; they answer on weekdays.",
    firstWait: "weeks",
  },
  {
    pool: "psychology",
    experience:
      "Final haftalarında görüşmeleri çevrim içi yaptık, yoldan kazandığım zaman iyi geldi. Acele ettirmedi, konuşmak istemediğim şeyi sormadı. Öğrenci indirimi olup olmadığını ilk görüşmede sormak gerekiyor, kendileri söylemiyor.",
    sessions: 14,
    therapistName: "M. K.",
    fee: 900,
    costBand: "low",
    language: "tr",
    meeting: "online",
    city: "Ankara",
    reach: "İnternet sitesindeki takvimden.",
    firstWait: "days",
  },
  {
    pool: "psychology",
    experience:
      "Üniversitedeki merkeze başvurdum. Önce kısa bir ön görüşme yapılıyor, sonra sıraya alınıyorsun; dönem başında başvurmak bekleme süresini kısaltıyor. Ücretsiz olması başlamamı kolaylaştırdı.",
    sessions: 6,
    therapistName: null,
    fee: 0,
    costBand: "free",
    language: "tr",
    meeting: "in_person",
    city: "Ankara",
    reach: "Merkezin sekreterliğinden.",
    firstWait: "month",
  },
  {
    pool: "psychiatrist",
    experience:
      "The appointment was short but not rushed. I was told what each step was for and what to watch for until the next one, and I could call the reception with questions. Bring your questions on paper, you forget half of them otherwise.",
    sessions: 4,
    therapistName: "B. D.",
    fee: null,
    costBand: "middle",
    language: "en",
    meeting: "both",
    city: "Ankara",
    reach: "By phone through the hospital's appointment line.",
    firstWait: "weeks",
  },
  {
    pool: "psychiatrist",
    experience:
      "Devlet hastanesinden randevu aldım. Sıra beklemek yorucu ama doktor dinledi, neyi neden önerdiğini anlattı. Kontrol randevusunu çıkmadan almak iyi oluyor, sonra yer bulmak zor.",
    sessions: 5,
    therapistName: null,
    fee: 0,
    costBand: "free",
    language: "tr",
    meeting: "in_person",
    city: "Eskişehir",
    reach: "Merkezi randevu sisteminden.",
    firstWait: "longer",
  },
];

const DAY = 86_400_000;

/** Writes them, two more that wait, and the consents of the demo's staff and student; running it again changes nothing. */
export async function seedMentalHealth(db: Db, now: number, students: readonly string[]): Promise<void> {
  const drafts = [...entries, ...entries.filter((_, at) => at === 1 || at === 4)].map(async ({ pool, ...words }, at) => {
    const isWaiting = at >= entries.length;
    const writtenAt = now - (isWaiting ? at : 40 * (at + 1)) * DAY;
    const [entryId, authorId] = [`poolentry-demo-${at + 1}`, students[at] ?? null];
    const experience = isWaiting ? words.experience.split(". ").slice(1).join(". ") : words.experience;
    return {
      entryId,
      pool,
      authorId,
      ...(await sealedColumns({ env: { POOL_KEYS: DEMO_POOL_KEYS } }, entryId, [authorId ?? "", pool], { ...words, experience })),
      status: isWaiting ? ("waiting" as const) : ("approved" as const),
      createdAt: writtenAt,
      updatedAt: writtenAt,
    };
  });
  const rows = await Promise.all(drafts);
  await insertMany(db, poolEntries, rows);
  const agreeing = demoAccounts.filter(({ userName }) => userName !== "newcomer");
  await insertMany(
    db,
    consents,
    agreeing.flatMap(({ userId }) => poolNames.map((pool) => ({ userId, pool, version: CONSENT_VERSION, givenAt: now }))),
  );
}
