/** What is done with those who are ticked in the list, for one reason. */
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";

/** @param chosen how many are ticked, as far as scripts tell */
export function SeveralActs({ chosen }: { chosen: number }) {
  const { t } = useTranslation("users");
  return (
    <fieldset className="flex max-w-xl flex-col gap-3">
      <legend className="mb-2 text-xl font-bold">{t("several.title")}</legend>
      <p className="text-sm text-muted">{t("several.text")}</p>
      <p role="status" className="font-medium empty:hidden">
        {chosen > 0 && t("several.chosen", { count: chosen })}
      </p>
      <TextArea name="reason" rows={2} maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="act" value="block" className="btn-error">
          {t("act.blockConfirm")}
        </SubmitButton>
        <SubmitButton name="act" value="unblock" className="">
          {t("act.unblock")}
        </SubmitButton>
      </div>
    </fieldset>
  );
}
