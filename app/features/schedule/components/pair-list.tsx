/** Pairs that compare their free time: what waits for an answer first, then agreements, then what one asked for. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { Pair } from "../together.service.server";
import { pairPath } from "./schedule-paths";
import { useScheduleWords } from "./use-schedule-words";

function Sent({ pair: { pairId, state, userName, createdAt } }: { pair: Pair }) {
  const { t } = useTranslation("schedule");
  const isLink = state === "link";
  return (
    <>
      <span className="min-w-0">
        <span className="block font-medium">{isLink ? t("together.openLink") : `@${userName}`}</span>
        <span className="text-sm text-muted">
          {t(isLink ? "together.on.link" : "together.on.name")} <DateText at={createdAt} />
        </span>
      </span>
      <ActionButton
        fields={{ act: "end", pair_id: pairId }}
        label={isLink ? t("together.labels.revoke") : t("together.labels.withdraw", { name: `@${userName}` })}
      >
        {t(isLink ? "export.revoke" : "together.acts.withdraw")}
      </ActionButton>
    </>
  );
}

function Row({ pair }: { pair: Pair }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { pairId, state, name, userName, term } = pair;
  const isTheirs = state === "theirs";
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-base-300 py-4">
      {state === "accepted" || isTheirs ? (
        <>
          <span className="min-w-0 flex-1 basis-56">
            <Link to={pairPath(pairId)} prefetch="intent" className="block text-lg font-semibold hover:underline">
              {name}
            </Link>
            <span className="text-sm text-muted">
              @{userName} · {words.term(term)}
            </span>
          </span>
          <Link to={pairPath(pairId)} className={`btn btn-sm ${isTheirs ? "btn-primary" : ""}`}>
            {t(isTheirs ? "together.acts.answer" : "together.acts.open")}
            <span className="sr-only"> {name}</span>
          </Link>
        </>
      ) : (
        <Sent pair={pair} />
      )}
    </li>
  );
}

const GROUPS = [
  ["invitations", ["theirs"]],
  ["agreed", ["accepted"]],
  ["sent", ["mine", "link"]],
] as const;

/** The page's action takes back what one asked for: `act` is `end`. */
export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation("schedule");
  return GROUPS.map(([title, states]) => {
    const own = pairs.filter(({ state }) => (states as readonly string[]).includes(state));
    return (
      own.length > 0 && (
        <Section key={title} title={t(`together.groups.${title}`)}>
          <ul className="flex flex-col gap-3">
            {own.map((pair) => (
              <Row key={pair.pairId} pair={pair} />
            ))}
          </ul>
        </Section>
      )
    );
  });
}
