/** The survey of graduates as its forms and the API take it. */
import { z } from "zod";
import { countryCode } from "~/platform/countries";
import { emailField, idField, integerField, trimmedText } from "~/platform/forms/fields";
import { roles, salaries, satisfactions, sectors, waits } from "./alumni.questions";

const [FIRST_YEAR, LAST_YEAR] = [1960, 2100];

/** Filled in by robots alone. */
const website = z.string().max(200).optional();

export const linkForm = z.strictObject({ act: z.literal("link"), email: emailField(), website });

const answers = {
  token: z.string().regex(/^[\w-]{1,200}$/),
  graduation_year: integerField(FIRST_YEAR, LAST_YEAR),
  department: idField(),
  sector: z.enum(sectors),
  role: z.enum(roles),
  city: trimmedText(1, 60).refine((city) => /^[\p{L}\p{M} .'’-]+$/u.test(city), "@alumni:form.badCity"),
  country: trimmedText(2, 60).refine((country) => countryCode(country) !== null, "@alumni:form.badCountry"),
  salary: z.enum(salaries),
  wait: z.enum(waits),
  satisfaction: z.enum(satisfactions),
};

export const answerForm = z.strictObject({ act: z.literal("answer"), ...answers, website });
export type AlumniAnswer = Omit<z.output<typeof answerForm>, "act" | "website">;

/** What others are told apart by. */
export const analyticsQuery = z.object({ by: z.enum(["sector", "department"]).default("sector").catch("sector") });
