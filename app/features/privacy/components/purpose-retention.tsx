/** What is kept for one purpose and how long; where in the database it is, for whoever opens it. */
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { Section } from "~/kit/section";
import type { Purpose } from "../privacy.service.server";

const Plain = ({ children }: { children: string }) => <span className="font-normal">{children}</span>;

export function PurposeRetention({ purpose: { title, data, why, bases, recipients, kept } }: { purpose: Purpose }) {
  const { t } = useTranslation("privacy");
  return (
    <Section title={title} lead={data}>
      <FactList
        className=""
        facts={[
          [t("retention.why"), <Plain key="why">{why}</Plain>],
          [t("retention.bases"), <Plain key="bases">{bases.join("; ")}</Plain>],
          [t("retention.recipients"), <Plain key="recipients">{[t("recipients.cloudflare"), ...recipients].join("; ")}</Plain>],
          [
            t("retention.kept"),
            kept.map(({ text, things }) => (
              <p key={text} className="font-normal">
                {things && <strong>{things}: </strong>}
                {text}
              </p>
            )),
          ],
        ]}
      />
      <details className="mt-3 rounded-box border border-base-300">
        <summary className="cursor-pointer list-inside list-[disclosure-closed] px-3 py-2.5">{t("retention.places")}</summary>
        <dl className="space-y-3 px-3 pb-3 text-sm">
          {kept.map(({ text, things, places }) => (
            <div key={text}>
              <dt className="font-semibold">{things ?? text}</dt>
              <dd className="text-muted break-words">{places.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
