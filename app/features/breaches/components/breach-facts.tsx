/** What an entry of the breach log says; what isn't filled in yet says so. */
import { useTranslation } from "react-i18next";
import { type Fact, FactList } from "~/kit/fact-list";
import { formatNumber } from "~/kit/format";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { Written } from "~/kit/written";
import type { BreachView } from "../breach-view.server";

const moment = (at: number | null) => at !== null && <DateText at={at} style="dateTime" />;
const text = (written: string) => written !== "" && <Written text={written} className="font-normal whitespace-pre-line" />;

export function BreachFacts({ breach }: { breach: BreachView }) {
  const { t } = useTranslation("breaches");
  const { locale } = useWords();
  const number = (count: number | null) => (count === null ? t("one.nothing") : formatNumber(count, locale));
  const when: Fact[] = [
    [t("fields.started_day"), moment(breach.startedAt)],
    [t("fields.ended_day"), moment(breach.endedAt)],
    [t("fields.detected_day"), moment(breach.detectedAt)],
    [t("fields.known_day"), moment(breach.knownAt)],
  ];
  const whom: Fact[] = [
    [t("fields.data_kinds"), breach.dataKinds],
    [t("fields.record_count"), number(breach.recordCount)],
    [t("fields.people_kinds"), breach.peopleKinds],
    [t("fields.people_count"), number(breach.peopleCount)],
  ];
  const told: Fact[] = [
    [t("fields.board"), t(`options.board.${breach.board}`)],
    [t("fields.board_told_day"), moment(breach.boardToldAt)],
    [t("fields.board_reason"), text(breach.boardReason)],
    [t("fields.delay_reason"), text(breach.delayReason)],
    [t("fields.people"), t(`options.people.${breach.people}`)],
    [t("fields.people_told_day"), moment(breach.peopleToldAt)],
    [t("fields.people_reason"), text(breach.peopleReason)],
  ];
  return (
    <>
      <Section title={t("parts.what")}>
        <Written text={breach.what} className="mb-4 whitespace-pre-line" />
        <ul className="list-inside list-disc">
          {breach.kinds.map((kind) => (
            <li key={kind}>{t(`options.kinds.${kind}`)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t("parts.when")}>
        <FactList facts={when} />
      </Section>
      <Section title={t("parts.whom")}>
        <FactList facts={whom} />
      </Section>
      <Section title={t("parts.after")}>
        <FactList
          className=""
          facts={[
            [t("fields.consequences"), text(breach.consequences) || t("one.nothing")],
            [t("fields.measures"), text(breach.measures) || t("one.nothing")],
          ]}
        />
      </Section>
      <Section title={t("parts.told")}>
        <FactList className="" facts={told} />
      </Section>
    </>
  );
}
