/** Who processes data for the site of tests: each file begins with all of them named, so that what asks for that is on. */
import { demoProcessors } from "../../drizzle/seed/operator";

/** Names them, which changes no version of the settings. */
export const nameProcessors = (db: D1Database) =>
  db
    .prepare("INSERT INTO settings (name, value, updated_at) VALUES ('processors', ?, 0) ON CONFLICT DO NOTHING")
    .bind(JSON.stringify(demoProcessors))
    .run();
