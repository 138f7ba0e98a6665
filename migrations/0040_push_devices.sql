CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_hash` text,
	`endpoint_hash` text NOT NULL,
	`sealed_target` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_hash`) REFERENCES `sessions`(`token_hash`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_hash_unique` ON `push_devices` (`endpoint_hash`);--> statement-breakpoint
CREATE INDEX `push_devices_by_user` ON `push_devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_devices_by_session` ON `push_devices` (`session_hash`);--> statement-breakpoint
CREATE TABLE `push_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`device_id` text NOT NULL,
	`push_id` text NOT NULL,
	`message` text NOT NULL,
	`topic` text NOT NULL,
	`next_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`device_id`) REFERENCES `push_devices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_messages_due` ON `push_messages` (`next_at`);--> statement-breakpoint
CREATE INDEX `push_messages_by_device` ON `push_messages` (`device_id`);--> statement-breakpoint
ALTER TABLE `morning_notices` ADD `by_push` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `morning_notices` ADD `push_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `morning_notices_push_id_unique` ON `morning_notices` (`push_id`);