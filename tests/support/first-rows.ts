/** A first row of tables that pages' parameters leave empty, so that they grow with the others. */
import type { Known } from "./pages";
import { env } from "./site";

type Row = Record<string, string | number | null>;

const NOW = Date.now();
const at = { created_at: NOW };
const changed = { created_at: NOW, updated_at: NOW };

const firstRows = ({ values, ids }: Known, userId: string): [string, Row][] => {
  const { course_id = "", thread_id = "", survey_id = "", study_room_id = "", event_id = "", trip_id = "", poll_id = "" } = values;
  const ofEvent = { event_id, user_id: userId };
  const ofPost = { post_id: thread_id, user_id: userId };
  const course = { course_id, user_id: userId };
  const post = { text: "A reply that says something.", author_id: userId, status: "approved" };
  return [
    ["course_favorites", { ...course, ...at }],
    ["experience_votes", { experience_id: values.subject_id ?? "", user_id: userId, ...at }],
    ["course_submissions", { submission_id: "submission-first", author_id: userId, course_code: "TST9", name_en: "New", ...changed }],
    ["demand_releases", { course_id, term: "2024-1", section_number: 1, planners: 5 }],
    ["schedule_sections", { schedule_id: values.scheduleId ?? "", course_id, section_number: 1, color: 1, ...at }],
    ["survey_counts", { survey_id, item: "q1", value: "1", split: "", count: 9 }],
    ["survey_participants", { survey_id, user_id: userId, answered_on: "2026-11-01" }],
    ["survey_texts", { text_id: "text-first", survey_id, item: "q1", text: "Written", is_released: 1 }],
    ["replies", { reply_id: "reply-first", post_id: thread_id, depth: 1, ...post, ...changed }],
    ["reply_likes", { reply_id: "reply-first", user_id: userId, ...at }],
    ["post_revisions", { item_id: "reply-first", title: null, text: "Before", ...at }],
    ["post_likes", { ...ofPost, ...at }],
    ["post_follows", { ...ofPost, ...at }],
    ["thread_reads", { ...ofPost, seen_key: 1 }],
    ["event_stars", { ...ofEvent, stars: 4, ...changed }],
    ["event_days", { event_id, act: "page", day: "2026-11-01", count: 3 }],
    ["ticket_promos", { promo_id: "promo-first", event_id, code: "FIRST", percent: 10, ...at }],
    [
      "ticket_questions",
      { question_id: "question-first", event_id, title: "Diet?", kind: "text", scope: "order", options: "[]", is_required: 0, ...at },
    ],
    ["ticket_answers", { question_id: "question-first", order_id: ids.orderId ?? "", user_id: userId, value: "Vegan", ...at }],
    ["ticket_messages", { message_id: "message-first", event_id, author_id: userId, text: "Hello", ...at }],
    ["trip_sign_ups", { trip_id, user_id: userId, ...at }],
    ["poll_participations", { poll_id, user_id: userId, day: "2026-11-01" }],
    ["community_members", { community_id: ids.communityId ?? "", user_id: userId, role: "member", ...at }],
    ["join_requests", { community_id: ids.communityId ?? "", user_id: userId, note: null, ...changed }],
    [
      "study_room_messages",
      { message_id: "room-message-first", room_id: study_room_id, seq: 1, text: "Hi", author_id: userId, ...changed },
    ],
    [
      "audit_entries",
      { audit_id: "audit-first", actor_id: userId, act: "thread.lock", subject_type: "thread", subject_id: thread_id, ...at },
    ],
    ["dead_letters", { message_id: "dead-first", queue: "hocam-jobs", body: "{}", ...at }],
    [
      "notices",
      {
        notice_id: "notice-first",
        user_id: userId,
        kind: "reply",
        type: "info",
        subject_type: "reply",
        subject_id: "reply-first",
        path: "/thread/all",
        dedupe_key: "first",
        details: "{}",
        ...at,
      },
    ],
    [
      "payments",
      {
        invoice_id: "invoice-first",
        order_id: ids.orderId ?? "",
        event_id,
        user_id: userId,
        amount: 100_000_000,
        captured: 100_000_000,
        status: "paid",
        ...changed,
      },
    ],
    ["ledger_entries", { cause: "first", debit: "sipay", credit: "sales", amount: 500, order_id: ids.orderId ?? "", event_id, ...at }],
    ["provider_events", { fingerprint: "first", kind: "webhook", invoice_id: "invoice-first", verdict: "ok", body: "{}", ...at }],
    ["refunds", { refund_id: "refund-first", invoice_id: "invoice-first", amount: 5, reason: "returned", status: "done", ...changed }],
  ];
};

/** What somebody has besides: a conversation with the assistant, choices, devices, a plan of a department, a place on a waiting list. */
const furtherRows = ({ values, ids }: Known, userId: string, sectionId: string): [string, Row][] => {
  const { course_id = "", code = "", event_id = "", erasmus_id = "" } = values;
  const own = { user_id: userId };
  const category_id = ids.categoryId ?? "";
  const plan = { program_id: "program-first", semester: 1 };
  return [
    ["ai_chats", { chat_id: "chat-first", title: "A conversation", search_text: "a conversation", ...own, ...changed }],
    [
      "ai_answers",
      {
        answer_id: "answer-first",
        chat_id: "chat-first",
        question: "A question?",
        search_text: "a question",
        outcome: "extract",
        ...own,
        ...at,
      },
    ],
    [
      "ai_unanswered",
      { group_id: "unanswered-first", locale: "en", words: "dormitory", last_week: "2026-11-23", people: 6, done_people: 0 },
    ],
    ["notice_choices", { kind: "reply", channel: "app", pushes: 1, ...own }],
    ["quiet_hours", { from_minute: 60, until_minute: 300, ...own }],
    ["known_devices", { device_hash: "device-first", last_seen_at: NOW, ...own, ...at }],
    ["calendar_feeds", { token_hash: "feed-first", kinds: '["todo"]', locale: "en", changed_at: NOW, ...own, ...at }],
    ["ticket_waits", { wait_id: "wait-first", event_id, category_id, ...own, ...at }],
    [
      "section_meetings",
      { section_id: sectionId, position: 1, day: 1, start_minute: 520, end_minute: 630, place: "G-1", course_id, term: ids.term ?? "" },
    ],
    [
      "programs",
      {
        program_id: "program-first",
        name: "A plan",
        degree: "bsc",
        department_id: ids.departments ?? "",
        source: "seed",
        import_hash: "first",
        ...changed,
      },
    ],
    ["program_courses", { ...plan, position: 1, course_code: code, course_id, name: "A course" }],
    [
      "course_equivalences",
      { post_id: erasmus_id, university: "Prague", their_course: "A1", our_course: code, is_accepted: 1, search_text: "a1" },
    ],
  ];
};

/** Writes rows. @returns why some couldn't be, by table */
async function writeRows(rows: readonly [string, Row][]): Promise<Record<string, string>> {
  const failed: Record<string, string> = {};
  for (const [table, row] of rows) {
    const names = Object.keys(row);
    try {
      await env.DB.prepare(`INSERT INTO "${table}" (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
        .bind(...Object.values(row))
        .run();
    } catch (reason) {
      failed[table] = String(reason).slice(0, 160);
    }
  }
  return failed;
}

/** Writes the first rows. @returns why some couldn't be, by table */
export const writeFirstRows = (known: Known, userId: string): Promise<Record<string, string>> => writeRows(firstRows(known, userId));

/** Writes what somebody has besides, on top of the first rows. @returns why some couldn't be, by table */
export async function writeFurtherRows(known: Known, userId: string): Promise<Record<string, string>> {
  const section = await env.DB.prepare(
    "SELECT s.section_id, o.term FROM sections AS s JOIN offerings AS o ON o.offering_id = s.offering_id WHERE o.course_id = ?",
  )
    .bind(known.values.course_id ?? "")
    .first<{ section_id: string; term: string }>();
  known.ids.term = section?.term ?? "";
  known.ids.categoryId =
    (await env.DB.prepare("SELECT category_id AS id FROM ticket_categories WHERE event_id = ?")
      .bind(known.values.event_id ?? "")
      .first<string>("id")) ?? "";
  return writeRows(furtherRows(known, userId, section?.section_id ?? ""));
}
