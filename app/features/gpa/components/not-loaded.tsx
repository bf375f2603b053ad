/** Stands in the place of a part that couldn't be fetched. */
import { useTranslation } from "react-i18next";

export function NotLoaded() {
  const { t } = useTranslation("kit");
  return <p role="alert">{t("sidePart.text")}</p>;
}
