import { expect, test } from "vitest";
import { isSecretField } from "../../app/platform/forms/secret-fields";

test.each(["user_password", "password_confirmation", "current_password", "password_note", "code", "token", "login_token", "device_token"])(
  "%s is a secret",
  (name) => {
    expect(isSecretField(name)).toBe(true);
  },
);

test.each(["course_code", "department_code", "numeric_code", "promo_code", "offered_code", "shortcode", "text", "encoded", "codes[0]"])(
  "%s is what somebody typed, and comes back to them",
  (name) => {
    expect(isSecretField(name)).toBe(false);
  },
);
