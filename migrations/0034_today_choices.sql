CREATE TABLE `today_choices` (
	`user_id` text NOT NULL,
	`onboarding_id` text NOT NULL,
	`situation` text,
	`weekday_out` integer,
	`weekday_back` integer,
	`weekend_out` integer,
	`weekend_back` integer,
	PRIMARY KEY(`user_id`, `onboarding_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `today_choices_by_plan` ON `today_choices` (`onboarding_id`);