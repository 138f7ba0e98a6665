ALTER TABLE `sessions` ADD `proved_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever is signed in has proved it when signing in, and no session outlives ninety days.
UPDATE `sessions` SET `proved_at` = `created_at`, `expires_at` = min(`expires_at`, `created_at` + 7776000000);
