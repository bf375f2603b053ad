/** What people wrote to the team, the team's openings, its posts and its trips, on a local site. */
import type { Db } from "../../app/platform/db.server";
import { foldTurkish } from "../../app/platform/folding";
import { breaches } from "../schema/breaches";
import { careerApplications, careerOpenings } from "../schema/career";
import { contacts } from "../schema/contacts";
import { instagramPosts } from "../schema/instagram";
import { legalRequests } from "../schema/legal-requests";
import { restrictions } from "../schema/review";
import { trips } from "../schema/trip";
import { insertMany } from "./insert-many";

const HOUR = 3_600_000;

const messages = [
  {
    firstName: "Defne",
    lastName: "Aksoy",
    email: "defne@example.edu",
    platform: "mobile" as const,
    locale: "tr" as const,
    subject: "Ders programında cumartesi",
    details: "Cumartesi dersim var ama telefonda haftanın son günü görünmüyor. Yana kaydırınca da gelmiyor.",
  },
  {
    firstName: "Jonas",
    lastName: "Weber",
    email: "jonas@example.edu",
    platform: "web" as const,
    locale: "en" as const,
    subject: "Exchange students",
    details: "I'm here for one semester. Can I write about the courses I took before I go home?",
  },
];

const openings = [
  {
    openingId: "opening-demo-1",
    titleEn: "Frontend developer",
    titleTr: "Ön yüz geliştirici",
    position: 10,
    descriptionEn:
      "You make pages that people read on a phone between two lectures. We use TypeScript and React; we'll help you learn both.",
    descriptionTr:
      "İki ders arasında telefonda okunan sayfalar yaparsın. TypeScript ve React kullanıyoruz; ikisini de öğrenmene yardım ederiz.",
  },
  {
    openingId: "opening-demo-2",
    titleEn: "Content moderator",
    titleTr: "İçerik moderatörü",
    position: 20,
    descriptionEn: "You read what students send, keep what helps and say kindly why something can't stay. Two hours a week.",
    descriptionTr: "Öğrencilerin yazdıklarını okur, işe yarayanı yayımlar, kalamayanın nedenini kibarca anlatırsın. Haftada iki saat.",
  },
];

const instagram = [
  {
    shortcode: "Hocam_demo1",
    daysAgo: 3,
    caption: "Add-drop haftası başladı. Kararsız kaldığın dersi önce bir oku, sonra seç. 📚",
  },
  {
    shortcode: "Hocam_demo2",
    daysAgo: 12,
    caption: "Bahar Devrim'e geldi. Bu hafta kampüste ne var? Etkinlikler sayfasında.",
  },
  {
    shortcode: "Hocam_demo3",
    daysAgo: 30,
    caption: "Finals are close: 40 study rooms are open tonight. Find one, or open your own.",
  },
];

const plannedTrips = [
  {
    tripId: "trip-demo-1",
    destination: "Eymir Gölü",
    inDays: 9,
    days: 0,
    capacity: 20,
    priceKurus: 0,
    itinerary: "10.00 A1 kapısında buluşma\n11.00 Göl çevresinde yürüyüş\n13.00 Piknik\n16.00 Dönüş",
  },
  {
    tripId: "trip-demo-2",
    destination: "Kapadokya",
    inDays: 24,
    days: 2,
    capacity: 40,
    priceKurus: 325_000,
    itinerary: "1. gün: 06.00 A1 kapısından hareket, Ihlara Vadisi\n2. gün: Göreme Açık Hava Müzesi, Uçhisar\n3. gün: Avanos, akşam dönüş",
  },
  {
    tripId: "trip-demo-3",
    destination: "Safranbolu",
    inDays: -40,
    days: 1,
    capacity: 30,
    priceKurus: 149_950,
    itinerary: "1. gün: Çarşı ve Hıdırlık Tepesi\n2. gün: Bulak Mağarası, dönüş",
  },
];

const DAY = 24 * HOUR;
const dayIn = (now: number, days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);

/** What the account showed, and where the team goes. */
async function seedOutings(db: Db, now: number): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  await insertMany(
    db,
    instagramPosts,
    instagram.map(({ shortcode, daysAgo, caption }, at) => ({
      postId: `instagram-demo-${at + 1}`,
      shortcode,
      caption,
      postedOn: dayIn(now, -daysAgo),
      ...times,
      searchText: foldTurkish(`${caption} ${shortcode}`),
    })),
  );
  await insertMany(
    db,
    trips,
    plannedTrips.map(({ inDays, days, ...trip }) => ({
      ...trip,
      startsOn: dayIn(now, inDays),
      endsOn: dayIn(now, inDays + days),
      ...times,
      searchText: foldTurkish(`${trip.destination} ${trip.itinerary}`),
    })),
  );
}

/** One that waits: staff see the queue with its clock. */
const seedRequest = (db: Db, now: number) =>
  insertMany(db, legalRequests, [
    {
      requestId: "request-demo-1",
      kind: "aboutMe" as const,
      name: "Selin Karaca",
      email: "selin.karaca@example.edu",
      page: "/courses/all",
      details: "Bir deneyimde dersimin sınav sayısı yanlış yazılmış; düzeltilmesini rica ederim.",
      locale: "tr" as const,
      status: "open" as const,
      codeHash: "confirmed",
      codeSentAt: now,
      dueAt: now + 3 * DAY,
      warnAt: now + 2 * DAY,
      createdAt: now,
      updatedAt: now,
    },
  ]);

/** What was hidden for it and is shown again: its author sees what that was. */
const seedRestriction = (db: Db, now: number) =>
  insertMany(db, restrictions, [
    {
      restrictionId: "restriction-demo-1",
      subjectType: "experience",
      subjectId: "experience-not-there",
      causeId: "request-demo-1",
      authorId: "user-demo-student",
      wasShown: true,
      restrictedAt: now - DAY,
      endedAt: now - HOUR,
    },
  ]);

/** One that was known yesterday: admins see its clock. */
const seedBreach = (db: Db, now: number) =>
  insertMany(db, breaches, [
    {
      breachId: "breach-demo-1",
      startedAt: now - 3 * DAY,
      endedAt: now - DAY,
      detectedAt: now - DAY - HOUR,
      knownAt: now - DAY,
      warnAt: now + DAY + 6 * HOUR,
      dueAt: now + 2 * DAY,
      what: "Bir etkinliğin katılımcı listesi, yanlış adrese gönderilen bir e-postanın ekindeydi.",
      kinds: ["confidentiality" as const],
      dataKinds: "Ad soyad, e-posta adresi",
      peopleKinds: "Etkinliğe katılan öğrenciler",
      peopleCount: 40,
      recordCount: 40,
      consequences: "Adreslere istenmeyen e-posta gelebilir.",
      measures: "Alıcıdan ekin silindiğine dair yazılı teyit istendi.",
      createdAt: now - DAY,
      updatedAt: now - DAY,
    },
  ]);

export async function seedTeam(db: Db, now: number): Promise<void> {
  await seedRequest(db, now);
  await seedRestriction(db, now);
  await seedBreach(db, now);
  const times = (at: number) => ({ createdAt: now - (at + 1) * 5 * HOUR, updatedAt: now - (at + 1) * 5 * HOUR });
  await insertMany(
    db,
    contacts,
    messages.map((message, at) => ({
      contactId: `contact-demo-${at + 1}`,
      ...message,
      ...times(at),
      searchText: foldTurkish(`${message.firstName} ${message.lastName} ${message.email} ${message.subject}`),
    })),
  );
  await insertMany(
    db,
    careerOpenings,
    openings.map((opening, at) => ({ ...opening, ...times(at) })),
  );
  const application = { applicationId: "application-demo-1", openingId: "opening-demo-1", name: "Mert Kaya", email: "mert@example.edu" };
  const motivation =
    "Ders programı sayfasını her gün kullanıyorum ve küçük ekranda daha rahat okunabileceğini düşünüyorum. Denemek isterim.";
  await insertMany(db, careerApplications, [{ ...application, year: "3" as const, motivation, locale: "tr" as const, ...times(0) }]);
  await seedOutings(db, now);
}
