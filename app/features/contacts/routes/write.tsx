/** Writing to the team. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { ContactForm } from "../components/contact-form";
import { contactSchema } from "../contacts.schemas";
import { addContact } from "../contacts.service.server";

export const handle = pageHandle("contacts", "write");

/** A name as the form asks for it: its last word is the last name. */
function namesOf(name: string) {
  const words = name.trim().split(/\s+/);
  return { last_name: words.length > 1 ? (words.pop() ?? "") : "", first_name: words.join(" ") };
}

export function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.get("sent") === "1";
  return { isSent, known: ctx.actor && { ...namesOf(ctx.actor.name), email: ctx.actor.userEmail } };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: contactSchema, feature: "contacts" }, async (value, ctx) => {
    await addContact(ctx, value);
    return redirect("/contacts?sent=1", 303);
  });

/** Where most questions are answered already. */
const PLACES = [
  { to: "/faq", key: "faq" },
  { to: "/qa/display", key: "qa" },
  { to: "/reporting/add", key: "report" },
] as const;

function Sent() {
  const { t } = useTranslation("contacts");
  return (
    <div role="status" className="rounded-box border border-base-300 p-5">
      <h2 className="text-lg font-semibold">{t("sent.title")}</h2>
      <p className="mt-1 mb-4">{t("sent.text")}</p>
      <Link to="/contacts" className="btn">
        {t("sent.another")}
      </Link>
    </div>
  );
}

export default function Write() {
  const { t } = useTranslation("contacts");
  const { isSent, known } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.write")} lead={isSent ? undefined : t("write.lead")} />
      {isSent ? (
        <Sent />
      ) : (
        <>
          <ul className="mb-6 flex flex-col gap-1">
            {PLACES.map(({ to, key }) => (
              <li key={key}>
                <Link to={to} className="link">
                  {t(`places.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
          <ContactForm known={known} />
        </>
      )}
    </div>
  );
}
