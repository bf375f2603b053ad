/** What is wrong with a field, said by forms and the API alike. Browsers fetch these words with the checks that say them. */

export const validation = {
  https: "Give a full address that begins with https://.",
  userName: "User name may hold letters, digits, dots and underscores only.",
  required: "{{field}} is required.",
  email: "Please enter a valid email address.",
  url: "{{field}} must be a web address.",
  format: "{{field}} isn't in the expected format.",
  tooShort: "{{field}} must be at least {{min}} characters.",
  tooLong: "{{field}} must not exceed {{max}} characters.",
  tooSmall: "{{field}} must be at least {{min}}.",
  tooLarge: "{{field}} must not exceed {{max}}.",
  tooFew: "{{field}}: choose at least {{min}}.",
  tooMany: "{{field}}: at most {{max}}.",
  choice: "{{field}}: choose one of the options.",
  number: "{{field}} must be a number.",
  type: "{{field}} has the wrong type.",
  invalid: "{{field}} isn't valid.",
  unknown: "Unknown fields: {{fields}}.",
  body: "The body",
  nul: "{{field}} contains a character that can't be stored.",
  reasonNeeded: "Say why: the author reads it.",
} as const;
