ALTER TABLE `email_tokens` ADD `return_path` text;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `replication_token_hash` text;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `replication_expires_at` integer;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `replication_snapshot` text;--> statement-breakpoint
CREATE UNIQUE INDEX `user_onboarding_data_replication` ON `user_onboarding_data` (`replication_token_hash`) WHERE replication_token_hash is not null;