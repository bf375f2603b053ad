/** What people send at the door; forms and API share these. */
import { z } from "zod";
import { emailField, idField, personNameField, userNameField } from "~/platform/forms/fields";
import { PASSWORD_MAX, PASSWORD_MIN } from "./password.rules";

const token = z.string().min(20).max(200);

/** What forms ask for besides: the new password once more, so that nobody locks themselves out by a slip. */
const again = { password_confirmation: z.string().max(PASSWORD_MAX) };
const isSame = ({ user_password, password_confirmation }: { user_password: string; password_confirmation: string }) =>
  user_password === password_confirmation;
const notSame = { path: ["password_confirmation"], message: "@reception:form.passwordsDiffer" };
const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

export const loginSchema = z.strictObject({
  user_email: emailField(),
  user_password: z.string().min(1).max(PASSWORD_MAX),
  remember_me: z.boolean().optional().default(false),
  device_token: token.optional(),
});

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "@reception:form.code");

export const codeSchema = z.strictObject({ login_token: token, code });
export const resendSchema = z.strictObject({ login_token: token });

export const sendConfirmSchema = z.strictObject({ act: z.literal("send") });
export const confirmSchema = z.strictObject({ attempt: token, code });

export const registerSchema = z.strictObject({
  name: personNameField(),
  user_name: userNameField(),
  user_email: emailField(),
  user_password: newPassword,
  department_id: idField().optional(),
  entrance_year: z.number().int().min(1956).max(2100).optional(),
});

export const passwordForgotSchema = z.strictObject({ user_email: emailField() });
export const passwordResetSchema = z.strictObject({ token, user_password: newPassword });
export const passwordChangeSchema = z.strictObject({
  current_password: z.string().min(1).max(PASSWORD_MAX),
  user_password: newPassword,
});

export const registerFormSchema = registerSchema.extend(again).refine(isSame, notSame);
export const passwordResetFormSchema = passwordResetSchema.extend(again).refine(isSame, notSame);
export const passwordChangeFormSchema = passwordChangeSchema.extend(again).refine(isSame, notSame);

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
