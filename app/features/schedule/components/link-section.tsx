/** A secret link of a schedule: made, made anew, revoked. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { SecretLink } from "~/kit/secret-link";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";

/** A link as it was just made. */
export interface MadeLink {
  kind: "feed" | "share";
  url: string;
}

interface LinkSectionProps {
  kind: MadeLink["kind"];
  name: string;
  link: { createdAt: number; showsName: boolean; showsItems: boolean } | null;
  made: MadeLink | null;
  /** What a new one is asked. */
  children?: ReactNode;
}

export function LinkSection({ kind, name, link, made, children }: LinkSectionProps) {
  const { t } = useTranslation("schedule");
  const shown = [link?.showsName && t("fields.shows_name"), link?.showsItems && t("fields.shows_items")].filter(Boolean);
  return (
    <Section title={t(`export.${kind}.title`)} lead={t(`export.${kind}.lead`)}>
      {made?.kind === kind && (
        <SecretLink url={made.url} label={t(`export.${kind}.made`)} name={name} note={t("export.once")}>
          {kind === "feed" && (
            <a href={made.url.replace(/^https?:/, "webcal:")} className="btn btn-primary">
              {t("export.feed.subscribe")}
            </a>
          )}
        </SecretLink>
      )}
      {link && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-box border border-base-300 px-4 py-3">
          <span>
            {t("export.since")} <DateText at={link.createdAt} style="dateTime" />
            {shown.length > 0 && <span className="block text-sm text-muted">{shown.join(" · ")}</span>}
          </span>
          <ActionButton
            fields={{ act: "revoke", kind }}
            label={t(`export.${kind}.revokeLabel`)}
            confirm={{
              title: t("export.revokeTitle"),
              text: t(`export.${kind}.revokeText`),
              confirmLabel: t("export.revoke"),
              level: "error",
            }}
          >
            {t("export.revoke")}
          </ActionButton>
        </div>
      )}
      <PlainForm feature="schedule" result={useResultOf("link")} isGuarded={false}>
        <input type="hidden" name="act" value="link" />
        <input type="hidden" name="kind" value={kind} />
        {children}
        <SubmitButton className={`self-start ${link ? "" : "btn-primary"}`}>
          {t(link ? "export.renew" : `export.${kind}.make`)}
        </SubmitButton>
      </PlainForm>
    </Section>
  );
}
