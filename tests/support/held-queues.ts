// Queues that hold every message until the test delivers it, so that the test decides what comes when, twice,
// late, or never. Retries and dead letters follow wrangler.toml: a message is tried 1 + max_retries times,
// then buried.
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { consume } from "../../workers/pipeline/consumer.ts";

export interface Letter {
  queue: string;
  body: unknown;
  /** 1 at the first delivery. */
  attempts: number;
}

export interface HeldQueues {
  bindings: Pick<
    Env,
    "PLAN_QUEUE" | "MAIL_QUEUE" | "IMAGE_QUEUE" | "PLAN_DEAD_QUEUE" | "MAIL_DEAD_QUEUE" | "IMAGE_DEAD_QUEUE"
  >;
  /** What waits for delivery, in the order of sending. */
  waiting: Letter[];
  /** Delays that the consumer asked for, in seconds. */
  delays: number[];
  /** How many messages a queue has taken. */
  sentTo(queue: string): number;
}

/** Queues without a consumer. */
export function heldQueues(): HeldQueues {
  const waiting: Letter[] = [];
  const sent: string[] = [];
  const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } };
  const queue = (name: string): Queue => {
    const take = (body: unknown) => {
      sent.push(name);
      waiting.push({ queue: name, body: structuredClone(body), attempts: 1 });
    };
    return {
      async send(body) {
        take(body);
        return { metadata };
      },
      async sendBatch(messages) {
        for (const { body } of messages) take(body);
        return { metadata };
      },
      metrics: async () => metadata.metrics,
    };
  };
  return {
    bindings: {
      PLAN_QUEUE: queue("layette-plan"),
      MAIL_QUEUE: queue("layette-mail"),
      IMAGE_QUEUE: queue("layette-images"),
      PLAN_DEAD_QUEUE: queue("layette-plan-dead"),
      MAIL_DEAD_QUEUE: queue("layette-mail-dead"),
      IMAGE_DEAD_QUEUE: queue("layette-images-dead"),
    },
    waiting,
    delays: [],
    sentTo: (name) => sent.filter((queueName) => queueName === name).length,
  };
}

/** Delivers letters of one queue as one batch; those to be retried wait again. */
export async function deliver(queues: HeldQueues, env: Env, letters: readonly Letter[]): Promise<void> {
  const [first] = letters;
  if (!first) return;
  const batch = createMessageBatch(
    first.queue,
    letters.map(({ body, attempts }, index) => ({
      id: String(index),
      timestamp: new Date(),
      attempts,
      body,
    })),
  );
  const ctx = createExecutionContext();
  await consume(watched(batch, queues.delays), env);
  const { retryMessages, explicitAcks } = await getQueueResult(batch, ctx);
  if (retryMessages.length + explicitAcks.length !== letters.length) {
    throw new Error("The consumer neither acknowledged nor retried every message");
  }
  for (const { msgId } of retryMessages) {
    const letter = letters[Number(msgId)];
    if (!letter) throw new Error(`Unknown message ${msgId}`);
    queues.waiting.push(...afterFailure(letter));
  }
}

/** Takes the next letter out and delivers it alone. */
export async function deliverNext(queues: HeldQueues, env: Env): Promise<Letter | null> {
  const letter = queues.waiting.shift();
  if (!letter) return null;
  await deliver(queues, env, [letter]);
  return letter;
}

/** Delivers one after the other until nothing waits. */
export async function drain(queues: HeldQueues, env: Env): Promise<void> {
  for (let count = 0; await deliverNext(queues, env); count++) {
    if (count > 200) throw new Error("The queues never come to rest");
  }
}

/** Wraps the batch to note the delays that its consumer asks for, which the simulator doesn't report. */
function watched(batch: MessageBatch, delays: number[]): MessageBatch {
  const messages = batch.messages.map((message) => ({
    id: message.id,
    timestamp: message.timestamp,
    body: message.body,
    attempts: message.attempts,
    ack: () => message.ack(),
    retry(options?: QueueRetryOptions) {
      delays.push(options?.delaySeconds ?? 0);
      message.retry(options);
    },
  }));
  return {
    queue: batch.queue,
    metadata: batch.metadata,
    messages,
    ackAll: () => batch.ackAll(),
    retryAll: (options) => batch.retryAll(options),
  };
}

function afterFailure({ queue, body, attempts }: Letter): Letter[] {
  const consumer = bindings.TEST_CONSUMERS[queue];
  if (!consumer) throw new Error(`wrangler.toml has no consumer for ${queue}`);
  if (attempts <= consumer.maxRetries) return [{ queue, body, attempts: attempts + 1 }];
  return consumer.deadLetterQueue ? [{ queue: consumer.deadLetterQueue, body, attempts: 1 }] : [];
}
