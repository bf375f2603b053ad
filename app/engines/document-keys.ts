/** By what a person is found whose document is meant; apart from the server's part, so that browsers get it. */
export const documentKeys = ["user_id", "user_email", "user_name"] as const;
