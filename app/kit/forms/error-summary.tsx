/** Everything that is wrong with a form in one place, above it; takes the focus after a failed submit. */
import { forwardRef } from "react";
import { useTranslation } from "react-i18next";

export interface SummaryItem {
  text: string;
  /** The id of the field it is about; none: the form as a whole. */
  fieldId?: string;
}

function goTo(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}

export const ErrorSummary = forwardRef<HTMLDivElement, { items: SummaryItem[] }>(function ErrorSummary({ items }, ref) {
  const { t } = useTranslation("kit");
  if (items.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-box border-2 border-error p-4" autoFocus>
      <p className="font-semibold text-error">{t("forms.summary", { count: items.length })}</p>
      <ul className="mt-2 list-disc ps-5">
        {items.map(({ text, fieldId }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <a className="link" href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
