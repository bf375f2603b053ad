/** `npm run seed -- --experiences 50000 --courses 2400 --users 5000 --seed 7`: migrates and fills the local database, never another. */
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { openDb } from "../app/platform/db.server";
import { users } from "../drizzle/schema/accounts";
import { seed } from "../drizzle/seed";
import { openLocal } from "./local";
import { applyMigrations } from "./migrations";

const { values } = parseArgs({
  options: {
    experiences: { type: "string", default: "1400" },
    courses: { type: "string", default: "0" },
    users: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    "persist-to": { type: "string" },
    "unless-seeded": { type: "boolean", default: false },
  },
});

const local = await openLocal(values["persist-to"]);
await applyMigrations(local.env.DB);
const { db } = openDb(local.env.DB);
const [admin] = await db.select({ id: users.userId }).from(users).where(eq(users.userId, "user-demo-admin"));
if (values["unless-seeded"] && admin) {
  await local.dispose();
  process.exit(0);
}
const size = {
  courses: Number(values.courses),
  experiences: Number(values.experiences),
  users: Number(values.users),
  seed: Number(values.seed),
};
const started = Date.now();
await seed(db, Date.now(), size);
await local.env.KV.delete("departments:choices");
console.log(`Seeded ${size.experiences} experiences and ${size.users} students in ${Math.round((Date.now() - started) / 1000)} s.`);
await local.dispose();
