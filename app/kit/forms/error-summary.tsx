/** Everything that is wrong with a form in one place, above it; takes the focus after a failed submit. */
import { forwardRef, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

interface ErrorSummaryProps {
  /** The ids of its fields begin with it. */
  formId: string;
  /** By the field's name; "" is the form as a whole. */
  errors: Readonly<Record<string, readonly string[] | null | undefined>>;
}

function goTo(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.closest("details")?.setAttribute("open", "");
  field.focus();
  field.scrollIntoView({ block: "center" });
}

interface Item {
  text: string;
  fieldId: string;
}

/** Where a field stands in the page; what is said of the form as a whole comes first. */
function isAfter(one: Item, other: Item): number {
  const [first, second] = [one, other].map(({ fieldId }) => fieldId && document.getElementById(fieldId));
  if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** In the order of the form, once it stands there; a schema has an order of its own. */
function useInOrder(items: Item[]): Item[] {
  const [order, setOrder] = useState<string[]>([]);
  const all = items.map(({ fieldId }) => fieldId).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of fields
  useEffect(() => setOrder([...items].sort(isAfter).map(({ fieldId }) => fieldId)), [all]);
  return [...items].sort((one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId));
}

export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary({ formId, errors }, ref) {
  const { t } = useTranslation("kit");
  const items = useInOrder(
    Object.entries(errors).flatMap(([name, texts]) => (texts ?? []).map((text) => ({ text, fieldId: name && `${formId}-${name}` }))),
  );
  if (items.length === 0) return null;
  const count = new Set(items.flatMap(({ fieldId }) => fieldId || [])).size;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-box border-2 border-error p-4" autoFocus>
      {count > 0 && <p className="mb-2 font-semibold text-error">{t("forms.summary", { count })}</p>}
      <ul className={count > 0 ? "list-disc ps-5" : "font-semibold text-error"}>
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
