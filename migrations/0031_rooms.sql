ALTER TABLE `user_onboarding_data` ADD `room_f` real;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `night_room_f` real;