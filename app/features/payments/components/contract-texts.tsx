/** What is agreed to before an order is paid: two texts that open, letter by letter what is stored. */
import { useTranslation } from "react-i18next";
import type { ContractTexts as Texts } from "../content/contract";

function Text({ title, text }: { title: string; text: string }) {
  return (
    <details className="rounded-box border border-base-300">
      <summary className="cursor-pointer p-3 font-medium">{title}</summary>
      <div className="whitespace-pre-line break-words border-t border-base-300 p-3 text-base">{text}</div>
    </details>
  );
}

export function ContractTexts({ information, contract }: Texts) {
  const { t } = useTranslation("payments");
  return (
    <div className="flex flex-col gap-2">
      <Text title={t("contract.information")} text={information} />
      <Text title={t("contract.contract")} text={contract} />
    </div>
  );
}
