ALTER TABLE `user_onboarding_data` ADD `planned_months` integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_travel_plans` ADD `plan_months` integer DEFAULT 12 NOT NULL;