/** Who runs the site of the seed: made up, so that everything which names an operator can be looked at, and paid tickets are sold. */

import type { Db } from "../../app/platform/db.server";
import type { Operator } from "../../app/platform/operator";
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

/** Writes it, unless somebody has filled it in already. */
export const seedOperator = (db: Db, now: number): Promise<void> =>
  insertMany(db, settings, [{ name: "operator", value: demoOperator, updatedAt: now, updatedBy: "user-demo-admin" }]);
