/** An entry as text, in the order in which the Board's form asks for it, ready to be copied into the form. */
import { formatDate } from "~/kit/format";
import type { Context } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import { sayIn } from "~/platform/i18n/say.server";
import type { Operator } from "~/platform/operator";
import type { BreachView } from "./breach-view.server";
import { isStopped } from "./clock.rules";
import type { NoticeProof } from "./notices.repository.server";

interface Told {
  breach: BreachView;
  notices: readonly NoticeProof[];
  operator: Operator;
}

type Line = [label: string, value: string | number | null];

export function formText({ product, locale }: Pick<Context, "product"> & { locale: Locale }, { breach, notices, operator }: Told): string {
  const say = sayIn({ product, locale });
  const at = (moment: number | null) => (moment === null ? null : formatDate(moment, locale, "dateTime"));
  const field = (name: string) => say(`breaches:fields.${name}`);
  const part = (name: string, lines: Line[]) =>
    [
      say(`breaches:board.parts.${name}`),
      ...lines.map(([label, value]) => `${label}: ${value === null || value === "" ? say("breaches:board.empty") : value}`),
    ].join("\n");
  const isLate = !isStopped(breach) || (breach.boardToldAt ?? 0) > breach.dueAt;
  const told = notices.reduce((sum, { sent }) => sum + sent, 0);
  return [
    say("breaches:board.title"),
    part("controller", [
      [say("breaches:board.name"), operator.name],
      [say("breaches:board.address"), operator.address],
      [say("breaches:board.contact"), [operator.contact || operator.email, operator.phone].filter(Boolean).join(" · ")],
      [say("breaches:board.representative"), operator.representative],
    ]),
    part("when", [
      [say("breaches:board.started"), at(breach.startedAt)],
      [say("breaches:board.ended"), at(breach.endedAt)],
      [say("breaches:board.detected"), at(breach.detectedAt)],
      [say("breaches:board.known"), at(breach.knownAt)],
      [say("breaches:board.boardTold"), at(breach.boardToldAt)],
      ...(isLate ? [[field("delay_reason"), breach.delayReason] satisfies Line] : []),
    ]),
    part("what", [
      [field("kinds"), breach.kinds.map((kind) => say(`breaches:options.kinds.${kind}`)).join(", ")],
      [field("what"), breach.what],
    ]),
    part("data", [
      [field("data_kinds"), breach.dataKinds],
      [field("record_count"), breach.recordCount],
    ]),
    part("people", [
      [field("people_kinds"), breach.peopleKinds],
      [field("people_count"), breach.peopleCount],
    ]),
    part("consequences", [[field("consequences"), breach.consequences]]),
    part("measures", [[field("measures"), breach.measures]]),
    part("told", [
      [field("board"), say(`breaches:options.board.${breach.board}`)],
      [field("board_reason"), breach.boardReason],
      [field("people"), say(`breaches:options.people.${breach.people}`)],
      [field("people_reason"), breach.peopleReason],
      [say("breaches:board.peopleTold"), at(breach.peopleToldAt)],
      [say("breaches:board.mails"), told],
    ]),
  ].join("\n\n");
}
