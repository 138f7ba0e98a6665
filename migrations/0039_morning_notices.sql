CREATE TABLE `morning_notices` (
	`user_id` text NOT NULL,
	`onboarding_id` text NOT NULL,
	`minute` integer NOT NULL,
	`weekdays` integer NOT NULL,
	`only_changes` integer DEFAULT true NOT NULL,
	`next_at` integer NOT NULL,
	`last_day` text,
	`last_digest` text,
	`due_at` integer,
	`mail_id` text,
	PRIMARY KEY(`user_id`, `onboarding_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `morning_notices_mail_id_unique` ON `morning_notices` (`mail_id`);--> statement-breakpoint
CREATE INDEX `morning_notices_due` ON `morning_notices` (`next_at`);--> statement-breakpoint
CREATE INDEX `morning_notices_by_plan` ON `morning_notices` (`onboarding_id`);