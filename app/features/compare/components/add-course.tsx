/** Puts another course beside those that are there, by its code or from the list. */
import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

export function AddCourse({ codes }: { codes: string[] }) {
  const { t } = useTranslation("compare");
  const id = useId();
  return (
    <Form method="get" action="/courses/compare" className="mb-6 flex max-w-xl flex-col gap-1 print:hidden" key={codes.join(" ")}>
      {codes.map((code) => (
        <input key={code} type="hidden" name="with" value={code} />
      ))}
      <label htmlFor={id} className="text-sm font-medium">
        {t("add.label")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="with"
          required
          maxLength={40}
          placeholder={t("add.hint")}
          autoComplete="off"
          className="input min-w-0 grow basis-40 text-base"
        />
        <button type="submit" className="btn btn-primary">
          {t("add.submit")}
        </button>
        <Link to="/courses/all" className="btn">
          {t("add.list")}
        </Link>
      </div>
    </Form>
  );
}
