ALTER TABLE `users` ADD `is_masked` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever is on a plan with others, or about to be, and has no name of their own: earlier releases showed others the address masked, and
-- nobody here says when the words at joining changed. Whoever has read the new ones is told once more.
UPDATE `users` SET `is_masked` = 1 WHERE coalesce(`given_name`, '') = '' AND `id` IN (
  SELECT `user_id` FROM `plan_members`
  UNION SELECT `user_id` FROM `user_onboarding_data` WHERE `onboarding_id` IN (
    SELECT `onboarding_id` FROM `plan_members` UNION SELECT `onboarding_id` FROM `plan_invitations`
  )
);
