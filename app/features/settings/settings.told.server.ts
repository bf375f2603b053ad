/** How the audit says what was closed, switched, and set to which number. */
import type { ToldPart, ToldSetting } from "~/engines/audited";
import { numberSettings } from "~/engines/number-settings";
import { formatNumber } from "~/kit/format";
import { sayIn } from "~/platform/i18n/say.server";
import type { Maintenance } from "~/platform/settings";
import { doorsToClose } from "./maintenance.service.server";

const listed = (names: readonly string[] | undefined) => (names ?? []).join(", ");

const maintenance: ToldSetting = {
  setting: "maintenance",
  parts(reader, value) {
    const say = sayIn(reader);
    const { isWhole, features, pages, note } = (value ?? {}) as Partial<Maintenance>;
    const titles = new Map(doorsToClose(reader).features.map(({ name, title }) => [name, title]));
    const texts = {
      is_whole: say(`acts:values.${isWhole ? "yes" : "no"}`),
      closed: listed(features?.map((name) => titles.get(name) ?? name)),
      closed_pages: listed(pages),
      note_en: note?.en ?? "",
      note_tr: note?.tr ?? "",
    };
    return Object.entries(texts).map(([field, text]): ToldPart => ({ name: say(`settings:fields.${field}`), text }));
  },
};

const openFlags: ToldSetting = {
  setting: "openFlags",
  parts: (reader, value) => [{ name: sayIn(reader)("settings:fields.flags"), text: listed((value ?? []) as string[]) }],
};

const numbers = numberSettings.map(
  ({ name, field }): ToldSetting => ({
    setting: name,
    parts: (reader, value) => [
      {
        name: sayIn(reader)(`settings:fields.${field}`),
        text: typeof value === "number" ? formatNumber(value, reader.locale, { useGrouping: false }) : "",
      },
    ],
  }),
);

export const toldSettings: ToldSetting[] = [maintenance, openFlags, ...numbers];
