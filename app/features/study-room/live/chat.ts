/** The chat of one room in its object's own database. */
import { MESSAGES, MOST_AT_ONCE, MOST_MESSAGES } from "./live.limits";
import type { SaidMessage } from "./protocol";

type Row = Record<keyof SaidMessage, SqlStorageValue>;

const asMessage = (row: Row) => row as unknown as SaidMessage;

const shown = "seq, id, user_id AS userId, name, text, at";

export class Chat {
  constructor(private readonly sql: SqlStorage) {}

  /** Makes its table where there is none. */
  open(): void {
    this.sql.exec(`CREATE TABLE IF NOT EXISTS said (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, user_id TEXT NOT NULL,
      name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, is_gone INTEGER NOT NULL DEFAULT 0, UNIQUE (user_id, id))`);
  }

  /** Keeps a message; one that comes again stays as it was. @returns it, and whether it is new; null when the room is full of them, or its author says too much at once */
  add({ id, userId, name, text, at }: Omit<SaidMessage, "seq">): { message: SaidMessage; isNew: boolean } | null {
    const [known] = this.sql.exec<Row>(`SELECT ${shown} FROM said WHERE user_id = ? AND id = ?`, userId, id);
    if (known) return { message: asMessage(known), isNew: false };
    const [row] = this.sql.exec<Row>(
      `INSERT INTO said (id, user_id, name, text, at) SELECT ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM said) < ?
        AND (SELECT count(*) FROM said WHERE user_id = ? AND at > ?) < ? RETURNING ${shown}`,
      ...[id, userId, name, text, at, MOST_MESSAGES, userId, at - MESSAGES.windowMs, MESSAGES.max],
    );
    return row ? { message: asMessage(row), isNew: true } : null;
  }

  /** What was said after a message, in order; of very much the latest. */
  since(seq: number): SaidMessage[] {
    const rows = this.sql.exec<Row>(`SELECT ${shown} FROM said WHERE seq > ? AND is_gone = 0 ORDER BY seq DESC LIMIT ?`, seq, MOST_AT_ONCE);
    return [...rows].map(asMessage).reverse();
  }

  one(seq: number): SaidMessage | null {
    const [row] = this.sql.exec<Row>(`SELECT ${shown} FROM said WHERE seq = ? AND is_gone = 0`, seq);
    return row ? asMessage(row) : null;
  }

  /** Numbers of what isn't shown any more. */
  gone(): number[] {
    return [...this.sql.exec<{ seq: number }>("SELECT seq FROM said WHERE is_gone = 1")].map(({ seq }) => seq);
  }

  authors(): string[] {
    return [...this.sql.exec<{ id: string }>("SELECT DISTINCT user_id AS id FROM said WHERE is_gone = 0")].map(({ id }) => id);
  }

  /** Wipes messages: by their numbers, or all of some authors. What stays is that there was one. @returns the numbers of those that were shown */
  wipe({ seqs = [], authors = [] }: { seqs?: readonly number[]; authors?: readonly string[] }): number[] {
    const rows = this.sql.exec<{ seq: number }>(
      `UPDATE said SET text = '', name = '', user_id = 'gone ' || seq, is_gone = 1 WHERE is_gone = 0
        AND (seq IN (SELECT value FROM json_each(?)) OR user_id IN (SELECT value FROM json_each(?))) RETURNING seq`,
      ...[JSON.stringify(seqs), JSON.stringify(authors)],
    );
    return [...rows].map(({ seq }) => seq);
  }
}
