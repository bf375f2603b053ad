/** How long a password is; forms and API share it. */

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
