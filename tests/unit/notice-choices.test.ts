/** What kinds of notifications can be had as together: nothing is offered that one of them wouldn't do. */
import { expect, test } from "vitest";
import { channelIn, choicesTogether, type NoticeChannel } from "../../app/engines/notices/kinds";

type Kind = { choices?: readonly NoticeChannel[]; mailsItself?: true };

const free: Kind = {};
const fixed: Kind = { choices: [] };
const decision: Kind = { choices: ["off", "app", "mail"], mailsItself: true };
const alarm: Kind = { choices: ["off", "app"], mailsItself: true };
const announcement: Kind = { choices: ["app", "mail"] };
const siteOnly: Kind = { choices: ["off", "app"] };

test.each<[string, Kind[], NoticeChannel[]]>([
  ["free ones", [free, free], ["off", "app", "mail", "digest"]],
  ["a decision, which is mailed at once or not at all", [free, decision], ["off", "app", "mail"]],
  ["an alarm, which says itself whether it is mailed", [free, alarm], ["off", "app", "mail", "digest"]],
  ["a decision and an alarm", [free, decision, alarm], ["off", "app", "mail"]],
  ["announcements, which can't be off", [announcement], ["app", "mail"]],
  ["what is on the site alone", [free, siteOnly], ["off", "app"]],
  ["an alarm alone", [alarm], ["off", "app"]],
  ["nothing that can be chosen", [fixed], []],
  ["nothing", [], []],
])("%s", (_, kinds, expected) => {
  expect(choicesTogether(kinds)).toEqual(expected);
  for (const channel of expected) for (const kind of kinds) expect(["off", "app", "mail", "digest"]).toContain(channelIn(kind, channel));
});
