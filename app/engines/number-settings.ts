/** Settings that are whole numbers: a feature's `settings.ts` describes its own, and each has a field in the form and the API of the settings. */
import type { Settings } from "../platform/settings";

interface NumberSetting {
  /** Its name in the form and in the API. */
  field: string;
  /** Its place in the form. */
  order: number;
  /** What it is while no admin changed it. */
  atFirst: number;
  least: number;
  most: number;
  /** The only values that it may have, where not all between the bounds are. */
  among?: readonly number[];
  /** The secret without which it stays 0. */
  needs?: "TRAFFIC_KEY";
}

type NumberName = { [Name in keyof Settings]: Settings[Name] extends number ? Name : never }[keyof Settings];

export type NumberSettings = Partial<Record<NumberName, NumberSetting>>;

const brought = import.meta.glob<NumberSettings>("../features/*/settings.ts", { eager: true, import: "settings" });

/** All of them with their names, as the form shows them. */
export const numberSettings = Object.values(brought)
  .flatMap((settings) => Object.entries(settings) as [NumberName, NumberSetting][])
  .map(([name, setting]) => ({ name, ...setting }))
  .sort((a, b) => a.order - b.order);
