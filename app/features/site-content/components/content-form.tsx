/** The form of the site's content; it keeps a draft. */
import { useTranslation } from "react-i18next";
import { homeNumbers, inOrder, type SiteContent } from "~/engines/site-content";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { MAX_BANNER, MAX_BANNERS } from "../site-content.limits";
import type { ContentNames } from "./content-view";

interface ContentFormProps {
  content: SiteContent;
  groups: ContentNames["groups"];
  version: number;
  result: FormShellProps["result"];
}

const NEW_BANNER = { text_en: "", text_tr: "", link: "", from: "", until: "" };

export function ContentForm({ content, groups, version, result }: ContentFormProps) {
  const { t } = useTranslation("site-content");
  const ordered = inOrder(groups, content.faqOrder, ({ id }) => id);
  const values = {
    numbers: homeNumbers.filter((name) => !content.hiddenNumbers.includes(name)),
    banners: content.banners.map(({ textEn, textTr, link, from, until }) => ({
      text_en: textEn,
      text_tr: textTr,
      link: link ?? "",
      from,
      until,
    })),
    demo_picks: content.demoPicks.join("\n"),
    faq: ordered.map(({ id }, at) => ({ group: id, order: String(at + 1) })),
  };
  return (
    <FormShell
      feature="site-content"
      schema={() => import("../site-content.schemas").then((m) => m.siteContentSchema)}
      defaultValue={values}
      result={result}
    >
      <VersionField version={version} />
      <CheckboxGroup name="numbers" options={homeNumbers.map((value) => ({ value, label: t(`numbers.${value}`) }))} isOptional />
      <RepeatableRows name="banners" min={0} max={MAX_BANNERS} newRow={NEW_BANNER} addLabel={t("form.addBanner")} isOptional>
        {(row) => (
          <div className="col-span-full grid gap-3 sm:grid-cols-2">
            <TextField name={`${row}.text_en`} maxLength={MAX_BANNER} />
            <TextField name={`${row}.text_tr`} maxLength={MAX_BANNER} />
            <TextField name={`${row}.from`} type="date" />
            <TextField name={`${row}.until`} type="date" />
            <TextField name={`${row}.link`} placeholder="/event/all" isOptional input={{ autoCapitalize: "none", spellCheck: false }} />
          </div>
        )}
      </RepeatableRows>
      <TextArea name="demo_picks" rows={4} isOptional />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{t("fields.faq")}</legend>
        {ordered.map(({ id, title }, at) => (
          <div key={id}>
            <input type="hidden" name={`faq[${at}].group`} value={id} />
            <TextField name={`faq[${at}].order`} type="number" label={title} hint="" />
          </div>
        ))}
      </fieldset>
      <SubmitButton className="btn-primary self-start">{t("form.save")}</SubmitButton>
    </FormShell>
  );
}
