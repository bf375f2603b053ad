/** The reader's own answer: a box for each hour, ticked where they are free. Needs no scripts, and nothing has to be dragged. */
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import Check from "~icons/lucide/check";
import type { GroupPage } from "../group-hour.service.server";
import type { OwnHours } from "../own-hours.server";
import { HourGrid } from "./hour-grid";

/** Where the boxes come from, and the way to fill them in otherwise. */
function Filled({ from }: Pick<OwnHours, "from">) {
  const { t } = useTranslation("group-hour");
  return (
    <p className="mb-3 max-w-prose text-sm text-muted">
      {t(`answer.from.${from}`)}{" "}
      <Link to="?fill=all" className="link" preventScrollReset>
        {t("answer.fillAll")}
      </Link>
      {from === "nothing" && (
        <>
          {" · "}
          <Link to="/schedule/all" className="link">
            {t("answer.makeSchedule")}
          </Link>
        </>
      )}
    </p>
  );
}

export function AnswerForm({ page }: { page: GroupPage }) {
  const { t } = useTranslation("group-hour");
  const result = useResultOf("answer");
  const { own, span, hasAnswered } = page;
  if (!own) return null;
  const sent = result?.initialValue?.free;
  const ticked = sent === undefined ? own.free.map(String) : [sent].flat().map(String);
  return (
    <>
      <Filled from={own.from} />
      <PlainForm key={own.free.join()} feature="group-hour" result={result} isGuarded={false}>
        <input type="hidden" name="act" value="answer" />
        <HourGrid
          span={span}
          label={t("answer.title")}
          cell={(number, name) => (
            <label className="block cursor-pointer">
              <input
                type="checkbox"
                name="free"
                value={number}
                defaultChecked={ticked.includes(String(number))}
                aria-label={t("answer.freeAt", { name })}
                className="peer sr-only"
                autoComplete="off"
              />
              <span className="grid h-11 place-items-center rounded-field border border-base-300 text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-primary-content peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1">
                <Check size={18} aria-hidden />
              </span>
            </label>
          )}
        />
        <SubmitButton className="btn-primary self-start">{t(hasAnswered ? "answer.change" : "answer.send")}</SubmitButton>
      </PlainForm>
    </>
  );
}
