/** All that staff read of a thing before they decide on it. */

import { useTranslation } from "react-i18next";
import type { Dossier } from "../engines/review/reviewable";
import { Badge } from "./badge";
import { Gallery } from "./gallery";
import { LinkedText } from "./linked-text";
import { TimeAgo } from "./time";
import { Written } from "./written";

function Said({ said }: Pick<Dossier, "said">) {
  const { t } = useTranslation(["kit", "review"]);
  if (said.length === 0) return null;
  return (
    <section className="rounded-box bg-base-200 p-3">
      <h4 className="mb-2 text-sm font-semibold">{t("review:dossier.said")}</h4>
      <ul className="flex flex-col gap-2">
        {said.map(({ head, at, text }, index) => (
          <li key={index} className="max-w-prose">
            <p className="text-sm text-muted">
              {head} · <TimeAgo at={at} />
            </p>
            <Written text={text} className="whitespace-pre-line" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param many from so many removals on they aren't told apart */
function Removals({ removals, many = 3 }: { removals: number; many?: number }) {
  const { t } = useTranslation(["kit", "review"]);
  if (removals === 0) return null;
  return (
    <p>
      <Badge level="warning">
        {removals >= many ? t("review:dossier.manyRemovals") : t("review:dossier.removals", { count: removals })}
      </Badge>
    </p>
  );
}

/** @param title names the pictures */
export function DossierView({ dossier, title }: { dossier: Dossier; title: string }) {
  const { facts, passages, images, removals, said } = dossier;
  return (
    <div className="flex flex-col gap-3">
      <Said said={said} />
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-1.5">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {passages.map(({ label, text }) => (
        <div key={label ?? ""} className={label ? "border-s-2 border-primary ps-3" : ""}>
          {label && <p className="text-sm font-semibold">{label}</p>}
          <Written text={text} className="max-w-prose whitespace-pre-line">
            <LinkedText text={text} />
          </Written>
        </div>
      ))}
      <Gallery images={images} title={title} />
      <Removals removals={removals} />
    </div>
  );
}
