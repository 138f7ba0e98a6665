-- No release has written a trip, so its tables are made anew rather than carried over.
DROP TABLE `travel_plan_items`;
--> statement-breakpoint
DROP TABLE `travel_weather_data`;
--> statement-breakpoint
DROP TABLE `user_travel_plans`;
--> statement-breakpoint
CREATE TABLE `user_travel_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`onboarding_id` text,
	`destination` text NOT NULL,
	`zipcode` text NOT NULL,
	`place` text,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`laundry_frequency` text NOT NULL,
	`has_laundry_access` integer NOT NULL,
	`activities` text NOT NULL,
	`notes` text,
	`plan_start` text NOT NULL,
	`essential_pieces` integer DEFAULT 0 NOT NULL,
	`all_pieces` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`run_id` text NOT NULL,
	`lease_until` integer,
	`form_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "travel_status" CHECK(status in ('pending', 'ready', 'failed')),
	CONSTRAINT "travel_laundry" CHECK(laundry_frequency in ('daily', 'every_2_3_days', 'weekly_plus'))
);
--> statement-breakpoint
CREATE TABLE `travel_weather_data` (
	`travel_plan_id` text PRIMARY KEY NOT NULL,
	`weather_category` text NOT NULL,
	`avg_temp_max` real NOT NULL,
	`avg_temp_min` real NOT NULL,
	`rain_days` integer NOT NULL,
	`snow_days` integer NOT NULL,
	`source` text NOT NULL,
	`is_forecast` integer NOT NULL,
	`days` integer NOT NULL,
	FOREIGN KEY (`travel_plan_id`) REFERENCES `user_travel_plans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `travel_plan_items` (
	`travel_plan_id` text NOT NULL,
	`age_range` text NOT NULL,
	`clothing_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`item_name` text NOT NULL,
	`quantity` integer NOT NULL,
	`pack_quantity` integer NOT NULL,
	`essentiality` text,
	`is_packed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`travel_plan_id`, `age_range`, `clothing_id`),
	FOREIGN KEY (`travel_plan_id`) REFERENCES `user_travel_plans`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `user_travel_plans_by_user` ON `user_travel_plans` (`user_id`,`start_date`);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_travel_plans_form` ON `user_travel_plans` (`user_id`,`form_key`);
--> statement-breakpoint
CREATE INDEX `user_travel_plans_by_plan` ON `user_travel_plans` (`onboarding_id`);
--> statement-breakpoint
CREATE INDEX `user_travel_plans_working` ON `user_travel_plans` (`updated_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `user_travel_plans_deleted` ON `user_travel_plans` (`deleted_at`) WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX `zipcode_city_map_by_city` ON `zipcode_city_map` (city collate nocase,`state_abbreviation`,`zipcode`);