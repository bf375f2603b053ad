/** How a text will look, asked of the Worker: by a script beside the form, or with the form itself, which then comes back with it. */
import { useActionData } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Markup } from "~/engines/markup/markup";
import { MarkupText } from "~/kit/markup";
import { request } from "~/kit/request";
import { showToast } from "~/kit/toasts";

interface Answered {
  result?: { initialValue?: { act?: unknown; id?: unknown } | null };
  preview?: Markup;
}

/** What the page's action drew for one of its forms. */
function useDrawn(act: string | undefined, id = ""): Markup | null {
  const { result, preview } = useActionData<Answered>() ?? {};
  const sent = result?.initialValue;
  return preview && sent?.act === act && (sent?.id ?? "") === id ? preview : null;
}

async function ask(text: string): Promise<Markup | null> {
  const body = JSON.stringify({ text });
  const answer = await request("/api/v1/thread/preview", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return answer.ok ? ((await answer.json()) as { blocks: Markup }).blocks : null;
}

/**
 * The preview of a form of discussions, and the button that asks for it.
 * @param act which form of the page; undefined for that of a discussion
 * @param id the reply that it is about
 */
export function usePreview(act?: string, id?: string) {
  const { t } = useTranslation("thread");
  const drawn = useDrawn(act, id);
  const [asked, setAsked] = useState<Markup | null>(null);
  const blocks = asked ?? drawn;
  const show = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const field = event.currentTarget.form?.elements.namedItem("text");
    const text = field instanceof HTMLTextAreaElement ? field.value.trim() : "";
    if (field instanceof HTMLTextAreaElement && text === "") return field.focus();
    const answer = await ask(text).catch(() => null);
    if (answer) setAsked(answer);
    else showToast(t("preview.failed"), "error");
  };
  const box = blocks && (
    <section aria-label={t("preview.title")} aria-live="polite" className="mb-3 rounded-box border border-info p-4">
      <p className="mb-2 text-sm font-medium">{t("preview.title")}</p>
      <MarkupText blocks={blocks} />
    </section>
  );
  const button = (
    <button type="submit" name="preview" value="1" formNoValidate onClick={show} className="btn btn-sm">
      {t("preview.show")}
    </button>
  );
  return { box, button, clear: () => setAsked(null) };
}
