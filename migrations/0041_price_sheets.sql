CREATE TABLE `own_prices` (
	`onboarding_id` text PRIMARY KEY NOT NULL,
	`currency` text NOT NULL,
	`prices` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `price_sheets` (
	`country` text PRIMARY KEY NOT NULL,
	`currency` text NOT NULL,
	`priced_on` text NOT NULL,
	`prices` text NOT NULL,
	`updated_at` integer NOT NULL
);
