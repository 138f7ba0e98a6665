CREATE TABLE `pending_sign_ups` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`token_hash` text,
	`link_expires_at` integer,
	`return_path` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pending_sign_ups_token_hash_unique` ON `pending_sign_ups` (`token_hash`);--> statement-breakpoint
CREATE INDEX `pending_sign_ups_by_email` ON `pending_sign_ups` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `pending_sign_ups_by_age` ON `pending_sign_ups` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `password_changed_at` integer;--> statement-breakpoint
-- Who has signed up and not confirmed yet becomes a pending sign-up, and a link that is on its way goes on working. Nobody can
-- say which browser those forms came from, so no browser has this secret, and the password is chosen behind the link.
INSERT INTO `pending_sign_ups` (`id`, `email`, `password_hash`, `browser_hash`, `token_hash`, `link_expires_at`, `return_path`, `created_at`)
SELECT `users`.`id`, `users`.`email`, coalesce(`users`.`password_hash`, ''), lower(hex(randomblob(32))), `token`.`token_hash`,
  `token`.`expires_at`, coalesce(`token`.`return_path`, ''), `users`.`created_at`
FROM `users` LEFT JOIN `email_tokens` AS `token`
  ON `token`.`user_id` = `users`.`id` AND `token`.`purpose` = 'confirm' AND `token`.`used_at` IS NULL
WHERE `users`.`email_confirmed_at` IS NULL
GROUP BY `users`.`id`;--> statement-breakpoint
DELETE FROM `email_tokens` WHERE `purpose` = 'confirm';--> statement-breakpoint
DELETE FROM `users` WHERE `email_confirmed_at` IS NULL;--> statement-breakpoint
ALTER TABLE `email_tokens` DROP COLUMN `return_path`;
