/** A field that people never see and robots fill in: whoever does is answered like everyone else, and ignored. */
import { useTranslation } from "react-i18next";

export function TrapField({ name }: { name: string }) {
  const { t } = useTranslation("kit");
  return (
    <div className="absolute -start-[9999px] size-px overflow-hidden" aria-hidden>
      <label>
        {t("forms.trap")}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
