/** VIP is earned, never bought by a role alone, and taken back with what earned it. */
import { expect, test } from "vitest";
import { type VipFacts, vipProgress } from "../../app/features/vip/vip.rules";

const NOW = 1_000_000;
const student: VipFacts = { role: "user", isVerifiedGraduate: false, approved: 0, waiting: 0, previewUntil: null };
const progress = (own: Partial<VipFacts>, threshold = 3) => vipProgress({ ...student, ...own }, threshold, NOW);

test("three approved contributions open the databank and two don't", () => {
  expect(progress({ approved: 2 })).toMatchObject({ isVip: false, reason: null, missing: 1 });
  expect(progress({ approved: 3 })).toMatchObject({ isVip: true, reason: "contributions", missing: 0 });
  expect(progress({ approved: 30 })).toMatchObject({ isVip: true, missing: 0 });
});

test("waiting contributions open nothing, but are counted", () => {
  expect(progress({ waiting: 9 })).toMatchObject({ isVip: false, waiting: 9, missing: 3 });
});

test("the threshold is the setting's", () => {
  expect(progress({ approved: 4 }, 5)).toMatchObject({ isVip: false, threshold: 5, missing: 1 });
  expect(progress({ approved: 1 }, 1).isVip).toBe(true);
});

test("staff and verified graduates have it without contributions", () => {
  expect(progress({ role: "moderator" }).reason).toBe("staff");
  expect(progress({ role: "admin" }).reason).toBe("staff");
  expect(progress({ isVerifiedGraduate: true }).reason).toBe("graduate");
});

test("a first-semester preview holds until its moment and not in it", () => {
  expect(progress({ previewUntil: NOW + 1 })).toMatchObject({ isVip: true, reason: "preview", previewUntil: NOW + 1 });
  expect(progress({ previewUntil: NOW })).toMatchObject({ isVip: false, reason: null, previewUntil: null });
  expect(progress({ previewUntil: NOW - 1 }).isVip).toBe(false);
});

test("who earned it during the preview keeps it afterwards", () => {
  expect(progress({ approved: 3, previewUntil: NOW + 1 }).reason).toBe("contributions");
  expect(progress({ approved: 3, previewUntil: NOW - 1 }).reason).toBe("contributions");
});

test("one more approved contribution never takes VIP away", () => {
  for (let approved = 0; approved < 12; approved++) {
    for (const threshold of [1, 3, 7])
      expect(Number(progress({ approved: approved + 1 }, threshold).isVip)).toBeGreaterThanOrEqual(
        Number(progress({ approved }, threshold).isVip),
      );
  }
});
