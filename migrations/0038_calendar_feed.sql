CREATE TABLE `calendar_events` (
	`onboarding_id` text NOT NULL,
	`key` text NOT NULL,
	`uid` text NOT NULL,
	`sequence` integer NOT NULL,
	`facts` text NOT NULL,
	`digest` text NOT NULL,
	`changed_at` integer NOT NULL,
	`cancelled_at` integer,
	PRIMARY KEY(`onboarding_id`, `key`),
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_events_cancelled` ON `calendar_events` (`cancelled_at`) WHERE cancelled_at is not null;--> statement-breakpoint
CREATE TABLE `calendar_links` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`user_id` text NOT NULL,
	`label` text NOT NULL,
	`language` text NOT NULL,
	`token_hash` text NOT NULL,
	`sealed_token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_links_token` ON `calendar_links` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_links_label` ON `calendar_links` (`onboarding_id`,`label`);--> statement-breakpoint
CREATE INDEX `calendar_links_by_user` ON `calendar_links` (`user_id`);