/** The answers of a poll to choose from: one, some, or each in its place. They need no scripts. */
import { useTranslation } from "react-i18next";
import type { PollView } from "../poll.service.server";

type VoteProps = { poll: Pick<PollView, "kind" | "options" | "question"> };

/** A place for each answer, the best first. */
function Places({ poll: { options } }: VoteProps) {
  const { t } = useTranslation("poll");
  return (
    <ol className="flex flex-col gap-2">
      {options.map(({ position: place }) => (
        <li key={place}>
          <label className="flex flex-wrap items-center gap-3">
            <span className="w-20 shrink-0 text-sm">{t("one.place", { number: place + 1 })}</span>
            <select name={`choices[${place}]`} defaultValue="" className="select min-w-0 grow text-base">
              <option value="">{t("one.choose")}</option>
              {options.map(({ position, text }) => (
                <option key={position} value={position}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ol>
  );
}

export function VoteFields({ poll }: VoteProps) {
  const { t } = useTranslation("poll");
  const { kind, options, question } = poll;
  const type = kind === "single" ? "radio" : "checkbox";
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{question}</legend>
      <p className="mb-2 text-sm text-muted">{t(`kinds.${kind}Hint`)}</p>
      {kind === "ranking" ? (
        <Places poll={poll} />
      ) : (
        <div className="flex flex-col gap-1">
          {options.map(({ position, text }) => (
            <label key={position} className="flex items-start gap-3 py-1.5">
              <input type={type} name="choices" value={position} className={`${type} ${type}-sm mt-0.5`} />
              <span className="wrap-anywhere">{text}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
