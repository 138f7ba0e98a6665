ALTER TABLE `gift_lists` ADD `held_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Every change of how many pieces a list's reservations hold has the next number, whoever makes it.
CREATE TRIGGER `gift_reservations_held` AFTER INSERT ON `gift_reservations` BEGIN
	UPDATE `gift_lists` SET `held_version` = `held_version` + 1 WHERE `onboarding_id` = new.`onboarding_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `gift_reservations_held_again` AFTER UPDATE OF `pieces`, `arrived_pieces` ON `gift_reservations` BEGIN
	UPDATE `gift_lists` SET `held_version` = `held_version` + 1 WHERE `onboarding_id` = new.`onboarding_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `gift_reservations_held_no_more` AFTER DELETE ON `gift_reservations` BEGIN
	UPDATE `gift_lists` SET `held_version` = `held_version` + 1 WHERE `onboarding_id` = old.`onboarding_id`;
END;
