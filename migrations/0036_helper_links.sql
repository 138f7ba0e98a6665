CREATE TABLE `helper_links` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`helper` text NOT NULL,
	`shown_name` text DEFAULT '' NOT NULL,
	`token_hash` text NOT NULL,
	`sealed_token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `helper_links_token` ON `helper_links` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `helper_links_helper` ON `helper_links` (`onboarding_id`,`helper`);--> statement-breakpoint
CREATE INDEX `helper_links_by_expiry` ON `helper_links` (`expires_at`);