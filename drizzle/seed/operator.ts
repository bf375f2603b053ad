/** Who runs the site of the seed, and who processes data for it: made up, so that everything which names an operator can be looked at, and paid tickets are sold. */

import type { Db } from "../../app/platform/db.server";
import type { Operator } from "../../app/platform/operator";
import type { Processors } from "../../app/platform/processors";
import { settings } from "../schema/platform";
import { insertMany } from "./insert-many";

export const demoOperator: Operator = {
  kind: "association",
  name: "Hocam Örnek Derneği",
  address: "Örnek Mahallesi, Deneme Sokak 1, Çankaya, Ankara",
  phone: "+90 312 000 00 00",
  email: "kunye@hocam.example",
  kep: "hocam@kep.example",
  mersis: "0000000000000000",
  tax: "0000000000",
  etbis: "Örnek kayıt",
  verbis: "Örnek kayıt",
  representative: "Deniz Örnek",
  hosting: "Cloudflare, Inc., 101 Townsend St, San Francisco, CA 94107, USA",
  contact: "veri@hocam.example",
};

/** Who processes data for it, so that everything which asks for that is on. */
export const demoProcessors: Processors = {
  cloudflare: { company: "Cloudflare, Inc.", country: "US", mechanism: "standard", contract: "2026-01-05" },
  mail: { company: "Cloudflare, Inc.", country: "US", mechanism: "standard", contract: "2026-01-05" },
  sipay: { company: "Örnek Ödeme A.Ş.", country: "TR", mechanism: "domestic", contract: "2026-01-12" },
  google: { company: "Google Ireland Limited", country: "IE", mechanism: "standard", contract: "2026-01-05" },
  sentry: { company: "Functional Software, Inc.", country: "US", mechanism: "standard", contract: "2026-01-19" },
  iys: { company: "İleti Yönetim Sistemi A.Ş.", country: "TR", mechanism: "domestic", contract: "2026-01-19" },
  model: { company: "Örnek Model Ltd.", country: "DE", mechanism: "standard", contract: "2026-01-19" },
};

/** Writes it, unless somebody has filled it in already. */
export const seedOperator = (db: Db, now: number): Promise<void> =>
  insertMany(
    db,
    settings,
    Object.entries({ operator: demoOperator, processors: demoProcessors }).map(([name, value]) => ({
      name,
      value,
      updatedAt: now,
      updatedBy: "user-demo-admin",
    })),
  );
