// Notes every open advert with a word as a to-do: HOCAM_EMAIL=… HOCAM_PASSWORD=… HOCAM_WORD=bisiklet node docs/api-example.mjs
const { HOCAM_SITE = "http://localhost:8787", HOCAM_EMAIL, HOCAM_PASSWORD, HOCAM_WORD = "bisiklet" } = process.env;
let tokens = null;

async function ask(method, path, body) {
  const send = () =>
    fetch(`${HOCAM_SITE}/api/v1${path}`, {
      method,
      headers: {
        "Accept-Language": "tr",
        "Content-Type": "application/json",
        Authorization: tokens ? `Bearer ${tokens.access_token}` : "",
      },
      body: body && JSON.stringify(body),
    });
  let answer = await send();
  if (answer.status === 401 && tokens) {
    const { refresh_token } = tokens;
    tokens = null;
    tokens = await ask("POST", "/reception/refresh", { refresh_token });
    answer = await send();
  }
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get("Retry-After")) * 1000));
    answer = await send();
  }
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result;
}

tokens = await ask("POST", "/reception/login", { user_email: HOCAM_EMAIL, user_password: HOCAM_PASSWORD });
for (let before = ""; before !== null; ) {
  const page = await ask("GET", `/advert?${new URLSearchParams({ q: HOCAM_WORD, size: "10", before })}`);
  for (const { post_id, title } of page.posts) await ask("POST", "/todos", { title, list: "ilanlar", key: `note-${post_id}` });
  before = page.next_before;
}
