// A family as the server sees it: an account with its cookie, which opens pages and sends forms without a browser.
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, send } from "../e2e/support/http.ts";
import { until } from "../support/local-server.ts";
import { wordsOf } from "./words-of.ts";

const PASSWORD = "wooden rattle 7";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

export interface Family {
  email: string;
  open(path: string): Promise<Answer>;
  /** Sends a form; throws unless the answer leads on or is a page without an error. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<Answer>;
  signIn(): Promise<void>;
  mails(): Promise<Mail[]>;
}

/** Signs a family up through the pages, with the link that it is mailed. */
export async function signUp(url: string, email: string): Promise<Family> {
  let cookie = "";
  const headers = { "User-Agent": "Mozilla/5.0" };
  /** The limits of floods go by the machine's clock, not by the story's. */
  async function open(path: string): Promise<Answer> {
    const answer = await send(`${url}${path}`, { cookie, headers });
    if (answer.status !== 429) return answer;
    await pause(15_000);
    return open(path);
  }
  const mails = async (): Promise<Mail[]> => {
    const all: Mail[] = JSON.parse((await send(`${url}/dev/mailbox.json`)).text);
    return all.filter(({ to }) => to === email);
  };
  async function post(path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
    const answer = await send(`${url}${path}`, { form, cookie, headers });
    if (answer.status >= 400)
      throw new Error(
        `${path} answered ${answer.status} to ${JSON.stringify(form)}: ${wordsOf(answer.text)}`,
      );
    return answer;
  }
  async function signIn() {
    const answer = await post("/auth", { mode: "signin", from: "/", email, password: PASSWORD });
    if (!answer.cookie) throw new Error(`${email} can't log in`);
    cookie = answer.cookie;
  }
  const fields = { mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD };
  const signedUp = await post("/auth", fields);
  let token = "";
  await until(async () => {
    const [mail] = await mails();
    token = /token=([\w.~-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    return token !== "";
  }, `${email} has a mail`);
  cookie = signedUp.cookie ?? "";
  const confirmed = await post("/auth/confirm", { token });
  if (!confirmed.cookie) throw new Error(`The confirmation of ${email} answered ${confirmed.status}`);
  cookie = confirmed.cookie;
  return { email, open, post, signIn, mails };
}

/** Answers the quiz; resolves with the plan's id once its numbers are there. */
export async function makePlan(family: Family, dueDate: string): Promise<string> {
  const { headers } = await family.post("/onboarding", {
    zipcode: "55401",
    dueDate,
    genderPreference: "neutral",
    laundryScenario: "every_2_3_days",
    formKey: crypto.randomUUID().replaceAll("-", ""),
  });
  const [, id = ""] = /^\/onboarding\/processing\/(\w+)$/.exec(headers.location ?? "") ?? [];
  if (!id) throw new Error(`The quiz led to ${headers.location}`);
  await numbersThere(family, id);
  return id;
}

/** Waits until a plan's numbers are there, also after they were worked out anew. */
export async function numbersThere(family: Family, id: string): Promise<void> {
  await until(async () => {
    const { status, text } = await family.open(`/onboarding/status/${id}`);
    return status === 200 && JSON.parse(text).status === "completed";
  }, `the plan ${id} is finished`);
}

/** The fields of a page's first form that holds `mark`, as a browser without scripts sends them: with its last button, and boxes checked. */
export function fieldsOf(html: string, mark: string): Record<string, string> {
  const forms = html.split("<form").slice(1);
  const inside =
    forms.map((form) => form.split("</form>")[0] ?? "").find((form) => form.includes(mark)) ?? "";
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  const controls = [...inside.matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) => [
    attribute(tag, "name"),
    attribute(tag, "value"),
  ]);
  return Object.fromEntries(controls.filter(([name]) => name));
}
