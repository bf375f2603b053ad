/** `migrate.ts PERSIST_TO`: brings the local database below this folder up to date. */
import { openLocal } from "./local";
import { applyMigrations } from "./migrations";

const { env, dispose } = await openLocal(process.argv[2]);
await applyMigrations(env.DB);
await dispose();
