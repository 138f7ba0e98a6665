ALTER TABLE `users` ADD `given_name` text;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `baby_names` text;