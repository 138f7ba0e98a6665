ALTER TABLE `user_travel_plans` ADD `plan_sizes` text;--> statement-breakpoint
ALTER TABLE `user_travel_plans` ADD `plan_babies` integer DEFAULT 1 NOT NULL;