// Push services of our own, at a real address: they take what a browser's push service takes, and check it by the RFCs as a browser and
// its service would, with Node's own ciphers. Every device has an address of its own, behind the host of a real service
// (`{url}/{host}/{id}`), and breaks on command. Scripted over HTTP, because the tests run in workerd: POST /devices, PUT
// /devices/{id}/script, GET /devices/{id}/seen.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { PushedNotice } from "../../app/domain/today/pushed-notice.ts";

/** What happens to one request; after the last step of the script every request is accepted. */
export type PushStep =
  | { kind: "status"; status: number; retryAfter?: string; location?: string; body?: string }
  /** Takes it, but the answer never comes. */
  | { kind: "hang-up" };

/** A browser's subscription at one of these services. */
export interface TestDevice {
  /** For the service's own commands. */
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface SeenPush {
  /** As the browser decrypts it. */
  message: PushedNotice;
  topic: string | undefined;
  ttl: string | undefined;
  /** The whole body, bytes. */
  size: number;
  /** The public key that it is signed with. */
  key: string;
}

export interface SeenByDevice {
  /** How often it was asked, whatever the answer. */
  requests: number;
  /** Messages that the service has taken. */
  taken: SeenPush[];
  /** What is wrong with requests by the RFCs. */
  faults: string[];
}

interface Device extends SeenByDevice {
  host: string;
  keys: ReturnType<typeof createECDH>;
  secret: Buffer;
  script: PushStep[];
}

/** Starts the services on a free port of this machine. */
export async function startPushService(): Promise<{ url: string; close(): Promise<void> }> {
  const devices = new Map<string, Device>();
  const server = createServer((request, response) => {
    serve(request, response, devices).catch(() => response.destroy());
  });
  // A connection that is closed while a test thinks would be an answer that is lost.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The push service has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  devices: Map<string, Device>,
): Promise<void> {
  const body = await read(request);
  const [, first = "", id = "", what = ""] =
    /^\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(request.url ?? "") ?? [];
  if (first === "devices" && id === "") return sendJson(response, 200, addDevice(devices, body.toString()));
  const device = devices.get(id);
  if (!device) return sendJson(response, 404, null);
  if (first !== "devices") return take(device, request, body, response);
  if (what === "seen") {
    const { requests, taken, faults } = device;
    return sendJson(response, 200, { requests, taken, faults } satisfies SeenByDevice);
  }
  device.script = JSON.parse(body.toString());
  response.writeHead(204).end();
}

function addDevice(devices: Map<string, Device>, host: string): TestDevice {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys("base64url");
  const id = Buffer.from(randomBytes(12)).toString("base64url");
  const secret = Buffer.from(randomBytes(16));
  devices.set(id, { host, keys, secret, script: [], requests: 0, taken: [], faults: [] });
  return { id, endpoint: `https://${host}/${id}`, p256dh, auth: secret.toString("base64url") };
}

function take(
  device: Device,
  { method, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  device.requests += 1;
  const header = (name: string) => [headers[name]].flat()[0];
  const step = device.script.shift();
  if (step?.kind === "status") {
    const { status, retryAfter, location, body: text } = step;
    response.writeHead(status, {
      ...(retryAfter && { "Retry-After": retryAfter }),
      ...(location && { Location: location }),
    });
    return void response.end(text);
  }
  try {
    if (method !== "POST") throw new Error(`${method} is no POST`);
    const seen = {
      message: JSON.parse(decrypted(device, header("content-encoding"), body)),
      topic: topicOf(header("topic")),
      ttl: ttlOf(header("ttl")),
      size: body.length,
      key: checkedKey(device, header("authorization")),
    };
    device.taken.push(seen);
    if (step?.kind === "hang-up") response.destroy();
    else response.writeHead(201).end();
  } catch (error) {
    device.faults.push(String(error));
    response.writeHead(400).end();
  }
}

/** RFC 8030, 5.2. */
function ttlOf(ttl: string | undefined): string {
  if (!ttl || !/^\d+$/.test(ttl)) throw new Error(`TTL ${ttl}`);
  return ttl;
}

/** RFC 8030, 5.4. */
function topicOf(topic: string | undefined): string | undefined {
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error(`Topic ${topic}`);
  return topic;
}

/** The key that signed a request, RFC 8292. */
function checkedKey({ host }: Device, authorization = ""): string {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const { alg } = fromBase64(head);
  if (alg !== "ES256") throw new Error(`Signed by ${alg}`);
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65 || point[0] !== 4) throw new Error(`Key ${key}`);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const signer = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("Signature");
  const { aud, exp, sub } = fromBase64(claims);
  if (aud !== `https://${host}`) throw new Error(`For ${aud}`);
  const seconds = Number(exp) - Date.now() / 1000;
  if (!(seconds > 0 && seconds <= 24 * 60 * 60)) throw new Error(`Ends in ${seconds} s`);
  if (!/^(mailto:\S+@\S+\.\S+|https:\/\/\S+\.\S+)$/.test(String(sub))) throw new Error(`From ${sub}`);
  return key;
}

function fromBase64(text: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
}

/** RFC 8291 over RFC 8188: one record of at most 4096 bytes. */
function decrypted({ keys, secret }: Device, encoding: string | undefined, body: Buffer): string {
  if (encoding !== "aes128gcm") throw new Error(`Content-Encoding ${encoding}`);
  if (body.length > 4096) throw new Error(`${body.length} bytes`);
  const salt = body.subarray(0, 16);
  const head = new DataView(body.buffer, body.byteOffset);
  const recordSize = head.getUint32(16);
  const keyEnd = 21 + head.getUint8(20);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > recordSize) throw new Error("More than one record");
  const derived = (key: Uint8Array, from: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync("sha256", key, from, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const material = derived(keys.computeSecret(sender), secret, info, 32);
  const key = derived(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.findLastIndex((byte: number) => byte !== 0);
  if (padded[end] !== 2) throw new Error("The last record has no delimiter");
  return padded.subarray(0, end).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
