/** What admins set of the assistant. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** Questions that one person may ask the assistant a day. */
    assistantQuestions: number;
    /** Days that a conversation is kept after its last question. */
    assistantKeptDays: number;
  }
}

export const settings = {
  assistantQuestions: { field: "assistant_questions", order: 7, atFirst: 60, least: 1, most: 1000 },
  assistantKeptDays: { field: "assistant_days", order: 8, atFirst: 180, least: 1, most: 730 },
} satisfies NumberSettings;
