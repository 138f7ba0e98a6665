CREATE TABLE `day_care_lists` (
	`onboarding_id` text NOT NULL,
	`size` text NOT NULL,
	`counts` text NOT NULL,
	`more` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`onboarding_id`, `size`),
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
