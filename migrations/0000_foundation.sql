CREATE TABLE `affiliate_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`clothing_id` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`category` text NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`gender` text,
	`age_range` text,
	`product_title` text NOT NULL,
	`descriptor` text,
	`affiliate_url` text NOT NULL,
	FOREIGN KEY (`clothing_id`) REFERENCES `clothing_list`(`clothing_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affiliate_links_by_item` ON `affiliate_links` (`clothing_id`,`is_active`);--> statement-breakpoint
CREATE TABLE `climate_normals` (
	`zip3` text PRIMARY KEY NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`months` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clothing_images` (
	`image_id` text PRIMARY KEY NOT NULL,
	`clothing_id` integer NOT NULL,
	`content_hash` text NOT NULL,
	`media_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`status` text NOT NULL,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`clothing_id`) REFERENCES `clothing_list`(`clothing_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `clothing_images_by_item` ON `clothing_images` (`clothing_id`,`status`);--> statement-breakpoint
CREATE TABLE `clothing_list` (
	`clothing_id` integer PRIMARY KEY NOT NULL,
	`clothing_name_id` text NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`notes` text,
	`image_url` text,
	`size_up` integer DEFAULT false NOT NULL,
	`essentiality` text NOT NULL,
	`weather_adjustments` text NOT NULL,
	`base_quantities` text NOT NULL,
	`valid_age_ranges` text NOT NULL,
	`variants` text,
	`owner_id` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clothing_list_clothing_name_id_unique` ON `clothing_list` (`clothing_name_id`);--> statement-breakpoint
CREATE TABLE `email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_tokens_by_user` ON `email_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`kind` text NOT NULL,
	`to_address` text NOT NULL,
	`sealed_message` text,
	`status` text NOT NULL,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_idempotency_key_unique` ON `mail_outbox` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `mail_outbox_unsent` ON `mail_outbox` (`created_at`) WHERE status in ('queued', 'sending');--> statement-breakpoint
CREATE TABLE `mail_preferences` (
	`email` text PRIMARY KEY NOT NULL,
	`marketing` integer DEFAULT true NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `oauth_accounts` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_accounts_by_user` ON `oauth_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `seed_state` (
	`name` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `subscription_tiers` (
	`subscription_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`max_quiz_attempts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `travel_plan_items` (
	`travel_plan_id` text NOT NULL,
	`clothing_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`item_name` text NOT NULL,
	`quantity` integer NOT NULL,
	`essentiality` text,
	PRIMARY KEY(`travel_plan_id`, `clothing_id`),
	FOREIGN KEY (`travel_plan_id`) REFERENCES `user_travel_plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clothing_id`) REFERENCES `clothing_list`(`clothing_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `travel_weather_data` (
	`travel_plan_id` text PRIMARY KEY NOT NULL,
	`weather_category` text NOT NULL,
	`avg_temp_max` real NOT NULL,
	`rain_days` integer NOT NULL,
	`snow_days` integer NOT NULL,
	FOREIGN KEY (`travel_plan_id`) REFERENCES `user_travel_plans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_clothing_items` (
	`dashboard_item_id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`clothing_id` integer NOT NULL,
	`item_name` text NOT NULL,
	`onboarding_id` text NOT NULL,
	`attempt_number` integer NOT NULL,
	`weather_group_order` integer,
	`essentiality` text,
	`is_travel_item` integer DEFAULT false NOT NULL,
	`origin_travel_plan_id` text,
	`calculated_quantities` text NOT NULL,
	`user_added_quantities` text DEFAULT '{}' NOT NULL,
	`personal_notes` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clothing_id`) REFERENCES `clothing_list`(`clothing_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_clothing_items_item` ON `user_clothing_items` (`onboarding_id`,`clothing_id`);--> statement-breakpoint
CREATE TABLE `user_onboarding_data` (
	`onboarding_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_number` integer NOT NULL,
	`zipcode` text NOT NULL,
	`expected_due_date` text NOT NULL,
	`gender_preference` text NOT NULL,
	`laundry_scenario` text NOT NULL,
	`status` text NOT NULL,
	`error_message` text,
	`card_title` text,
	`replication_token` text,
	`replication_config` text,
	`month_cards` text,
	`weather_groups` text,
	`weather_source` text,
	`baby_born_on` text,
	`counts_toward_quota` integer DEFAULT true NOT NULL,
	`submission_key` text NOT NULL,
	`run_id` text NOT NULL,
	`lease_until` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "onboarding_status" CHECK(status in ('pending', 'processing_weather', 'processing_calcs', 'completed', 'failed', 'cloning_dashboard', 'calculations_completed')),
	CONSTRAINT "onboarding_gender" CHECK(gender_preference in ('boy', 'girl', 'neutral')),
	CONSTRAINT "onboarding_laundry" CHECK(laundry_scenario in ('daily', 'every_2_3_days', 'weekly_plus'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_onboarding_data_attempt` ON `user_onboarding_data` (`user_id`,`attempt_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_onboarding_data_submission` ON `user_onboarding_data` (`user_id`,`submission_key`);--> statement-breakpoint
CREATE INDEX `user_onboarding_data_working` ON `user_onboarding_data` (`updated_at`) WHERE status in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard');--> statement-breakpoint
CREATE TABLE `user_travel_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`onboarding_id` text NOT NULL,
	`destination` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`has_laundry_access` integer NOT NULL,
	`activities` text NOT NULL,
	`clothing_recommendations` text,
	`notes` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_travel_plans_by_user` ON `user_travel_plans` (`user_id`,`start_date`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`email_confirmed_at` integer,
	`full_name` text,
	`avatar_url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `users_profile` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`role` text DEFAULT 'free' NOT NULL,
	`quiz_attempts_count` integer DEFAULT 0 NOT NULL,
	`subscription_id` integer DEFAULT 1 NOT NULL,
	`subscription_joined_at` integer,
	`selected_onboarding_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscription_tiers`(`subscription_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quiz_attempts_count_not_negative" CHECK("users_profile"."quiz_attempts_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_profile_email_unique` ON `users_profile` (`email`);--> statement-breakpoint
CREATE TABLE `weather_cells` (
	`cell` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`fetched_at` integer NOT NULL,
	`last_used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `weather_cells_by_age` ON `weather_cells` (`fetched_at`);--> statement-breakpoint
CREATE TABLE `zipcode_city_map` (
	`zipcode` text PRIMARY KEY NOT NULL,
	`city` text NOT NULL,
	`state_abbreviation` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL
);
