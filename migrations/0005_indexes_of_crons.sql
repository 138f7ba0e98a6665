CREATE INDEX `clothing_list_by_owner` ON `clothing_list` (`owner_id`);--> statement-breakpoint
CREATE INDEX `email_tokens_by_expiry` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `email_tokens_used` ON `email_tokens` (`used_at`) WHERE used_at is not null;--> statement-breakpoint
CREATE INDEX `mail_outbox_finished` ON `mail_outbox` (`created_at`) WHERE status in ('sent', 'failed');--> statement-breakpoint
CREATE INDEX `rate_counters_by_end` ON `rate_counters` (`whole_at`);--> statement-breakpoint
CREATE INDEX `user_travel_plans_by_plan` ON `user_travel_plans` (`onboarding_id`);--> statement-breakpoint
CREATE INDEX `weather_cells_by_use` ON `weather_cells` (`last_used_at`);