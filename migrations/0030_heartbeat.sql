CREATE TABLE `heartbeat` (
	`id` integer PRIMARY KEY NOT NULL,
	`beat_at` integer NOT NULL,
	CONSTRAINT "heartbeat_one_row" CHECK("heartbeat"."id" = 1)
);
