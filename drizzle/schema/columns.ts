/** Column shapes that every table shares, so that ids, times and flags look the same everywhere. */
import { integer, text } from "drizzle-orm/sqlite-core";

/** Integer primary key: the stable row number that full-text tables and cursors point at. Never leaves the server as an identity. */
export const rowKey = () => integer("key").primaryKey({ autoIncrement: true });

/** UTC milliseconds. */
export const instant = (name: string) => integer(name);

export const createdAt = () => instant("created_at").notNull();
export const updatedAt = () => instant("updated_at").notNull();

export const flag = (name: string) => integer(name, { mode: "boolean" });

/** A JSON document in a text column. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();

/** What a contribution can be. */
export const reviewStatuses = ["waiting", "approved", "rejected", "deleted"] as const;
