-- What changed keeps fifty acts a plan. What one person does to one cell within ten minutes is one act, unless somebody else has
-- changed the cell in between.
CREATE TRIGGER `plan_acts_kept` AFTER INSERT ON `plan_acts` BEGIN
	DELETE FROM `plan_acts` WHERE `onboarding_id` = new.`onboarding_id` AND `id` < new.`id` AND `user_id` = new.`user_id`
		AND `act` = new.`act` AND `made_at` > new.`made_at` - 600000 AND `facts` ->> '$.of' = new.`facts` ->> '$.of'
		AND NOT EXISTS (SELECT 1 FROM `plan_acts` AS `other` WHERE `other`.`onboarding_id` = new.`onboarding_id`
			AND `other`.`id` > `plan_acts`.`id` AND `other`.`id` < new.`id` AND `other`.`act` = new.`act`
			AND `other`.`user_id` IS NOT new.`user_id` AND `other`.`facts` ->> '$.of' = new.`facts` ->> '$.of');
	DELETE FROM `plan_acts` WHERE `onboarding_id` = new.`onboarding_id` AND `id` <= (SELECT `id` FROM `plan_acts`
		WHERE `onboarding_id` = new.`onboarding_id` ORDER BY `id` DESC LIMIT 1 OFFSET 50);
END;
