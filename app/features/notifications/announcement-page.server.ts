/** What the pages that write an announcement share: the choices of the form, and its preview. */
import { data } from "@remix-run/cloudflare";
import { departmentChoices } from "~/features/departments/departments.service.server";
import type { SignedInContext } from "~/platform/context";
import { academicYear } from "~/platform/terms";
import { momentOf } from "~/platform/time";
import { countReached } from "./announcements.service.server";
import { MOST_SEMESTERS } from "./notifications.rules";
import type { AnnouncementForm } from "./notifications.schemas";

/** Most people who study now began within these years. */
const YEARS = 12;

/** Departments, entrance years and semesters that an announcement may be for. */
export async function audienceChoices(ctx: SignedInContext, including: string | null = null) {
  const year = academicYear(ctx.clock.now());
  const years = Array.from({ length: YEARS }, (_, i) => ({ value: String(year - i), label: String(year - i) }));
  const semesters = Array.from({ length: MOST_SEMESTERS }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));
  return { departments: await departmentChoices(ctx, { including }), years, semesters };
}

/** A form's values as the use cases take them: what is left empty says nothing, or no more. */
export function changeOf({ act: _, version, send_day: day, send_time: time, ...value }: AnnouncementForm) {
  const empty = {
    text_en: undefined,
    text_tr: undefined,
    link: undefined,
    department: undefined,
    entrance_year: undefined,
    semester: undefined,
  };
  return { ...empty, ...value, version, ...(day && time && { send_at: momentOf(day, time) }) };
}

/** What an announcement will look like and how many people it is for; the form keeps what was typed. */
export async function previewOf(ctx: SignedInContext, value: AnnouncementForm, formData: FormData) {
  const preview = {
    titleEn: value.title_en,
    titleTr: value.title_tr,
    textEn: value.text_en ?? "",
    textTr: value.text_tr ?? "",
    reaches: await countReached(ctx, changeOf(value)),
  };
  const initialValue = Object.fromEntries([...formData].filter(([name]) => name !== "act")) as Record<string, string>;
  return data({ result: { initialValue }, preview });
}
