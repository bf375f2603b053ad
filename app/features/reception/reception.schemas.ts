/** What people send at the door; forms and API share these. */
import { z } from "zod";
import { trimmedText, userNameField } from "~/platform/forms/fields";
import { PASSWORD_MAX, PASSWORD_MIN } from "./password.rules";

const token = z.string().min(20).max(200);
const email = z.preprocess((value) => (typeof value === "string" ? value.trim().toLowerCase() : value), z.email().max(254));
const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

export const loginSchema = z.strictObject({
  user_email: email,
  user_password: z.string().min(1).max(PASSWORD_MAX),
  remember_me: z.boolean().optional().default(false),
  device_token: token.optional(),
});

export const codeSchema = z.strictObject({
  login_token: token,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, "@reception:form.code"),
});
export const resendSchema = z.strictObject({ login_token: token });

export const registerSchema = z.strictObject({
  name: trimmedText(2, 80),
  user_name: userNameField(),
  user_email: email,
  user_password: newPassword,
  department_id: z.string().max(60).optional(),
  entrance_year: z.number().int().min(1956).max(2100).optional(),
});

export const passwordForgotSchema = z.strictObject({ user_email: email });
export const passwordResetSchema = z.strictObject({ token, user_password: newPassword });
export const passwordChangeSchema = z.strictObject({
  current_password: z.string().min(1).max(PASSWORD_MAX),
  user_password: newPassword,
});
export const refreshSchema = z.strictObject({ refresh_token: token });
export const tokenQuery = z.object({ token });

export const currentUser = z.object({
  user_id: z.string(),
  user_email: z.string(),
  user_name: z.string(),
  user_role: z.enum(["user", "moderator", "admin"]),
});
export const codeNeeded = z.object({
  otp_required: z.literal(true),
  login_token: z.string(),
  expires_in: z.number().describe("Seconds."),
  resend_in: z.number().describe("Seconds."),
});
export const tokenPair = z.object({ access_token: z.string(), refresh_token: z.string() });

export type LoginInput = z.infer<typeof loginSchema>;
export type RegisterInput = z.infer<typeof registerSchema>;
