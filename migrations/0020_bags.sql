CREATE TABLE `bags` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`form_key` text NOT NULL,
	`changes` text NOT NULL,
	`left_text` text DEFAULT '' NOT NULL,
	`undone_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bags_form` ON `bags` (`onboarding_id`,`form_key`);