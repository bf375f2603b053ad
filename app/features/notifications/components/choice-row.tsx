/** One kind of notification among the choices: how it comes, and whether it is pushed. */
import { useTranslation } from "react-i18next";
import { selectContent } from "~/kit/forms/options";
import type { ChoiceRow as Row } from "../choices.service.server";

interface ChoiceRowProps {
  row: Row;
  index: number;
  /** Whether there are pushes at all. */
  hasPush: boolean;
}

export function ChoiceRow({ row: { kind, label, channel, choices, pushes }, index, hasPush }: ChoiceRowProps) {
  const { t } = useTranslation("notifications");
  const id = `choice-${kind}`;
  const name = `choices[${index}]`;
  const options = choices.map((value) => ({ value, label: t(`settings.${value}`) }));
  return (
    <li className="flex flex-col gap-1 py-2 text-sm font-normal">
      <label htmlFor={id}>{label}</label>
      {options.length === 0 ? (
        <p id={id} className="text-sm text-muted">
          {t("settings.fixed")}
        </p>
      ) : (
        <>
          <input type="hidden" name={`${name}.kind`} value={kind} />
          <select id={id} name={`${name}.channel`} defaultValue={channel} className="select w-full" {...selectContent(options, channel)} />
          {hasPush && (
            <label className="flex min-h-6 items-center gap-2">
              <input
                type="checkbox"
                name={`${name}.push`}
                defaultChecked={pushes}
                className="checkbox"
                aria-label={t("settings.pushOne", { label })}
              />
              <span aria-hidden>{t("settings.push")}</span>
            </label>
          )}
        </>
      )}
    </li>
  );
}
