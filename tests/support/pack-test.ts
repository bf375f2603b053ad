/** Tests of what holds for METU alone: with another university pack they aren't there (decision 079). Whole files end in `.metu.test.ts`. */
import { test } from "vitest";
import { university } from "../../app/university";

const isMetu = university.code === "METU";
const none = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

export const metuTest = isMetu ? test : none;
